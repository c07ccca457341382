/** The Automa of a solo game: its symbols, its upgrades in their order, and the cards that say what it does. */
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { Section, SPECIALISTS } from "./Ark";
import { specialistIcon } from "./signs";
import type { Content, Player, View } from "./types";
import { cards, say } from "./words";

/** How many specialists of each kind it can spend. Asked which leader it spends, one answers with a colour. */
export function AutomaSymbols({ player, view, content }: { player: Player; view: View; content: Content }) {
  const asked = view.seat !== null && view.players[view.seat]?.question === "automa-leader";
  return (
    <span class="mc-symbols">
      {SPECIALISTS.map((specialist) => {
        const n = player.symbols?.[specialist] ?? 0;
        const label = `${content.terms.specialists[specialist]}: ${n}`;
        const face = (
          <>
            <Icon name={specialistIcon(specialist)} />
            {n}
          </>
        );
        if (!asked || specialist === "engineer") {
          return (
            <span key={specialist} class="mc-count" title={label}>
              {face}
              <span class="sr"> {label}</span>
            </span>
          );
        }
        return (
          <Thing key={specialist} id={specialist.split("-")[0]!} place="automa" class="mc-symbol" label={label}>
            {face}
          </Thing>
        );
      })}
    </span>
  );
}

/** What each further upgrade is worth depends on the level. */
export function AutomaUpgrades({ player, view, content }: { player: Player; view: View; content: Content }) {
  const level = content.levels.find(({ id }) => view.options[id]) ?? content.levels[0]!;
  return (
    <Section title={say("automaOrder")} icon="mc-ark" aside={`${say("level")}: ${level.name}`}>
      <ol class="mc-upgrades automa">
        {content.automa_upgrades.map((id, i) => {
          const upgrade = content.upgrades.find((one) => one.id === id)!;
          const unlocked = player.upgrades.includes(id);
          return (
            <li key={id} class={`mc-upgrade ${unlocked ? "has" : ""}`}>
              <b>{upgrade.name}</b>
              <span class="mc-count">
                {unlocked && <Icon name="check" class="mc-has" />}
                <Icon name="vp" />
                {level.upgrade_points[i]}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** The cards that it has turned up since its deck was shuffled. */
export function AutomaCards({ view, content }: { view: View; content: Content }) {
  return (
    <Section title={say("automaTurned")} icon="card" aside={`${say("automaDeck")}: ${cards(view.automa_deck)}`}>
      <div class="mc-automa-cards">
        {view.automa_discard.map((id) => (
          <AutomaCard key={id} id={id} content={content} />
        ))}
        {!view.automa_discard.length && <span class="muted">{say("nothing")}</span>}
      </div>
    </Section>
  );
}

export function AutomaCard({ id, content }: { id: string; content: Content }) {
  const card = content.automa[id]!;
  return (
    <Thing id={id} place="automa" quiet class="mc-automa-card" label={`${card.name}: ${card.lines.join(" ")}`}>
      <b>{card.name}</b>
      <ol>
        {card.lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </Thing>
  );
}

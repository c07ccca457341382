/** One's own Ark: crew above and below the cargo hold, specialists, survivors, colonies and upgrades. */
import type { ComponentChildren } from "preact";

import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { CrewCard, CrewFace, type Row } from "./CrewCard";
import { Hold } from "./Hold";
import { Count, PriceSigns, specialistIcon } from "./signs";
import { SurvivorCard } from "./SurvivorCard";
import type { Content, Player, Specialist, Upgrade } from "./types";
import { say } from "./words";

export const SPECIALISTS: Specialist[] = ["engineer", "red-leader", "green-leader", "blue-leader"];

interface ArkProps {
  player: Player;
  content: Content;
  /** An Ark that one only looks at. */
  quiet: boolean;
}

export function CrewAndHold({ player, content, quiet }: ArkProps) {
  return (
    <div class="mc-crewhold" data-zone="crew">
      <CrewRow row="above" player={player} content={content} quiet={quiet} />
      <Hold player={player} content={content} quiet={quiet} />
      <CrewRow row="below" player={player} content={content} quiet={quiet} />
    </div>
  );
}

function CrewRow({ row, player, content, quiet }: ArkProps & { row: Row }) {
  const cards = player[row];
  const room = Math.max(0, content.numbers.row! - cards.length);
  return (
    <div class={`mc-row ${row}`} role="group" aria-label={say(row === "above" ? "aboveTip" : "belowTip")} title={say(row === "above" ? "aboveTip" : "belowTip")}>
      {cards.map((id) => (
        <CrewCard key={id} card={content.crew[id]!} content={content} row={row} works={player.works.includes(id)} quiet={quiet} place="ark" />
      ))}
      {Array.from({ length: room }, (_, i) => (
        <FreePlace key={i} row={row} player={player} content={content} touchable={i === 0 && !quiet} />
      ))}
    </div>
  );
}

/** The first free place stands for its row. A new card that needs a row shows in both how it would lie there. */
function FreePlace({ row, player, content, touchable }: { row: Row; player: Player; content: Content; touchable: boolean }) {
  const word = <span>{say("free")}</span>;
  if (!touchable) return <div class="mc-place">{word}</div>;
  const card = player.question === "row" && player.about ? content.crew[player.about] : undefined;
  const label = `${content.terms.rows[row]}, ${say("free")}`;
  return (
    <Thing id={row} place="ark" class={card ? `mc-crew mc-offer ${row}` : "mc-place"} label={label}>
      {card ? <CrewFace card={card} row={row} /> : word}
    </Thing>
  );
}

/** The tokens of the cargo hold. Asked which leader gets ready, one answers with a colour. */
export function Tokens({ player, content, quiet }: ArkProps) {
  return (
    <ul class="mc-tokens" data-zone="tokens" aria-label={say("specialists")}>
      {SPECIALISTS.map((specialist) => {
        const ready = player.ready.includes(specialist);
        const token = content.terms.tokens[`${specialist}-token`]!;
        const id = player.question === "token" ? specialist.split("-")[0]! : `${specialist}-token`;
        return (
          <li key={specialist}>
            <Thing id={id} place="ark" quiet={quiet} class={`mc-token ${ready ? "" : "used"}`} label={say(ready ? "tokenReady" : "tokenUsed", { token })}>
              <Icon name={specialistIcon(specialist)} />
              {ready && <Icon name="check" class="mc-ready-mark" />}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** How far the Ark flies, and how many levels it raises at once. */
export function Reach({ player, words = false }: { player: Player; words?: boolean }) {
  return (
    <span class="mc-reach">
      <Count icon="mc-ark" n={player.movement} label={say("movement")} shown={words ? say("move") : ""} />
      <Count icon="mc-terraform" n={player.levels_at_once} label={say("levelsAtOnce")} shown={words ? say("levels") : ""} />
    </span>
  );
}

export function Upgrades({ player, content, quiet }: ArkProps) {
  return (
    <Section title={say("upgrades")} icon="mc-ark" class="mc-upgrades-box">
      <div class="mc-upgrades" data-zone="upgrades" role="group" aria-label={say("upgrades")}>
        {content.upgrades.map((upgrade) => (
          <UpgradeField key={upgrade.id} upgrade={upgrade} player={player} quiet={quiet} />
        ))}
      </div>
    </Section>
  );
}

function UpgradeField({ upgrade, player, quiet }: { upgrade: Upgrade; player: Player; quiet: boolean }) {
  const unlocked = player.upgrades.includes(upgrade.id);
  const steps = upgrade.id === "engines" && player.engines > 0 ? say("engineLevel", { n: player.engines }) : "";
  const label = [upgrade.name, unlocked || !upgrade.price ? "" : say("costs", { price: upgrade.price }), unlocked ? say("unlocked") : steps, upgrade.effect].filter(Boolean).join(", ");
  return (
    <Thing id={upgrade.id} place="ark" quiet={quiet} class={`mc-upgrade ${unlocked ? "has" : steps ? "half" : ""}`} label={label.replace(/\.$/, "")}>
      <b>{upgrade.name}</b>
      {unlocked ? <Icon name="check" class="mc-has" /> : <PriceSigns upgrade={upgrade} />}
      {steps && !unlocked && <Icon name="check" class="mc-has" />}
    </Thing>
  );
}

export function Survivors({ player, content, quiet }: ArkProps) {
  const settled = player.settled.length;
  return (
    <Section title={say("survivors")} icon="mc-survivor" class="mc-survivors-box" aside={settledWorth(content.survivor_points, settled)}>
      <div class="mc-survivors" data-zone="survivors">
        {player.survivors.map((id) => (
          <SurvivorCard key={id} card={content.survivors[id]!} quiet={quiet} place="ark" />
        ))}
        {player.settled.map((id) => (
          <span key={id} class="mc-settled" title={`${content.survivors[id]!.name}, ${say("settled")}`}>
            <Icon name={`mc-planet-${content.survivors[id]!.colour}`} />
            <span class="sr">{`${content.survivors[id]!.name}, ${say("settled")}`}</span>
          </span>
        ))}
        {!player.survivors.length && !settled && <span class="muted">{say("nothing")}</span>}
      </div>
    </Section>
  );
}

/** "settled 2: worth 12, next 20". */
function settledWorth(points: number[], settled: number): string {
  const worth = points[Math.min(settled, points.length) - 1] ?? 0;
  const next = points[settled];
  const value = next === undefined ? say("worthAll", { vp: worth }) : say("worth", { vp: worth, next });
  return `${say("settled")} ${settled}: ${value}`;
}

export function Colonies({ player, content }: { player: Player; content: Content }) {
  const placed = player.colonies.length;
  const worth = content.colonies[placed - 1]?.vp ?? 0;
  const next = content.colonies[placed];
  return (
    <Section title={say("colonies")} icon="mc-colony" class="mc-colonies-box">
      <p class="mc-stock">
        <Count icon="mc-colony" n={`${placed} + ${player.colony_pool}`} label={`${say("onPlanets")} + ${say("inPool")}`} />
        <Count icon="mc-outpost" n={`${player.outposts.length} + ${player.outpost_pool}`} label={`${say("outposts")}: ${say("onPlanets")} + ${say("inPool")}`} />
        <Count icon="vp" n={worth} label={say("points")} />
      </p>
      {next && (
        <p class="mc-next" title={next.text.join(" ")}>
          <span class="muted">{say("nextColony")}</span>
          <ColonyPrice colony={next} />
          <Count icon="vp" n={next.vp} label={say("points")} />
        </p>
      )}
    </Section>
  );
}

const OF_THE_PLANET = "leader of the planet's colour";

function LeaderOfThePlanet() {
  return (
    <span class="mc-leader-here">
      <Icon name="mc-leader-any" />
      <Icon name="mc-terraform" />
    </span>
  );
}

export function ColonyPrice({ colony }: { colony: Content["colonies"][number] }) {
  const icons = [
    [OF_THE_PLANET, colony.of_colour],
    ["mc-engineer", colony.engineers],
    ["mc-leader-any", colony.leaders],
    ["mc-any", colony.resources],
  ] as const;
  return (
    <span class="mc-effect">
      <span class="sr">{colony.text[1]}</span>
      {icons
        .filter(([, n]) => n > 0)
        .map(([icon, n]) => (
          <span key={icon} class="mc-units" aria-hidden="true">
            {n > 1 && n}
            {icon === OF_THE_PLANET ? <LeaderOfThePlanet /> : <Icon name={icon} />}
          </span>
        ))}
    </span>
  );
}

export function Section({ title, icon, aside, class: className = "", children }: { title: string; icon: string; aside?: string; class?: string; children: ComponentChildren }) {
  return (
    <div class={`mc-section ${className}`} role="group" aria-label={title}>
      <h2>
        <Icon name={icon} />
        {title}
        {aside && <small>{aside}</small>}
      </h2>
      {children}
    </div>
  );
}

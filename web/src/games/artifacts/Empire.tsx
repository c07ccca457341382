/** The empire in the middle: one's own, or for a spectator that of the first player. */
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { Holdings } from "./Holdings";
import { Lanes } from "./Lanes";
import { middleSeat, type Content, type Player, type Props, type View } from "./model";
import { Stat } from "./Opponents";
import { say } from "./words";

export function Empire({ view, content, position, coming }: Props & { coming: (project: string) => string[] }) {
  const seat = middleSeat(view);
  const player = view.players[seat]!;
  const empty = !player.projects.length && !player.empire.length;
  return (
    // What can be scrolled needs something to focus: a card, else itself.
    <section class="zone realm" aria-label={`${position.players[seat]}: ${say("empire")}`} tabIndex={empty ? 0 : undefined}>
      <header>
        <h2 class={`seat-${seat + 1}`}>
          <Icon name={`seat-${seat + 1}`} class="sigil" />
          {view.seat === null || !player.faction ? position.players[seat] : null}
          {player.faction && (
            <Thing id={player.faction} label={content.factions[player.faction]!.name} class="faction">
              {content.factions[player.faction]!.name}
            </Thing>
          )}
        </h2>
        <Holdings player={player} content={content} />
        <ThisTurn view={view} seat={seat} />
        <Purse player={player} content={content} />
      </header>
      <Lanes player={player} view={view} content={content} coming={coming} />
    </section>
  );
}

function Purse({ player, content }: { player: Player; content: Content }) {
  const { limits } = player;
  return (
    <div class="stat">
      <Stat icon="vp" n={player.vp} label={say("points", { n: player.vp })} />
      <Stat icon="credit" n={player.credits} label={say("credits", { n: player.credits })} small={say("ofCredits", { n: content.numbers.most_credits })} />
      <span class="limits" title={say("limits", { ...limits })}>
        <Icon name="aa-limit" />
        {(["ship", "technology", "planet"] as const).map((type) => (
          <span aria-hidden="true">
            {limits[type]}
            <Icon name={`aa-${type}`} />
          </span>
        ))}
        <span aria-hidden="true">
          {limits.exchange}
          <Icon name="trade" />
        </span>
        <span class="sr">{say("limits", { ...limits })}</span>
      </span>
    </div>
  );
}

/** What helps until the turn ends. */
function ThisTurn({ view, seat }: { view: View; seat: number }) {
  if (view.active !== seat) return null;
  const helps = [
    view.raised ? say("raised", { n: view.raised }) : "",
    view.raised_planets ? say("raisedPlanets", { n: view.raised_planets }) : "",
    view.attack_bonus ? say("attackBonus", { n: view.attack_bonus }) : "",
    view.rerolls ? say("rerolls", { n: view.rerolls }) : "",
    view.actions > 1 ? say("actionsLeft", { n: view.actions }) : "",
  ].filter(Boolean);
  return (
    <>
      {helps.map((help) => (
        <span class="tag">{help}</span>
      ))}
    </>
  );
}

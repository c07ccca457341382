/** The phases of the round: which come, which are over, and who chose what. */
import { Icon } from "../../parts/Icon";
import { Sigil } from "../../parts/Sigil";
import { actionOf, type Phase, type RaceAction, type RaceProps, type RaceView } from "./model";
import { say } from "./words";

type When = "now" | "past" | "next" | "unchosen" | "open";
const SPOKEN = { now: "now", past: "past", next: "next", unchosen: "skipped", open: "open" } as const;

interface Chosen {
  seat: number;
  action: RaceAction;
}

export function Bar({ view, content, position }: RaceProps) {
  const chosen = view.players.flatMap((player, seat) => player.actions.map((action) => ({ seat, action: actionOf(content, action)! })));
  const phases = content.round.map((id) => content.phases.find((phase) => phase.id === id)!);
  return (
    <ol class="phases" aria-label={say("round")}>
      {phases.map(({ id, number, name }) => {
        const who = chosen.filter(({ action }) => action.phase === id);
        const when = whenIs(view, id, who);
        const names = who.map(({ seat, action }) => `${position.players[seat]} (${action.name})`).join(", ");
        const twice = view.plan.filter((phase) => phase === id).length + Number(view.phase === id) > 1;
        const words = [say(SPOKEN[when]), ...(names ? [say("chosenBy", { names })] : [])].join("; ");
        return (
          <li key={id} class={when} title={words} aria-current={when === "now" ? "step" : undefined}>
            <Icon name={id} />
            <span class="lbl">
              {number} <span class="name">{name}</span>
            </span>
            {(twice || (when === "now" && view.second_time)) && <span class="twice">{say("again")}</span>}
            <span class="whos" aria-hidden="true">
              {who.map(({ seat, action }) => (
                <Sigil key={`${seat} ${action.id}`} seat={seat} />
              ))}
            </span>
            <span class="sr">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}

function whenIs(view: RaceView, phase: Phase, who: Chosen[]): When {
  if (view.phase === phase) return "now";
  if (view.plan.includes(phase)) return "next";
  if (view.phase === "choose" || view.phase === "setup") return "open";
  return who.length ? "past" : "unchosen";
}

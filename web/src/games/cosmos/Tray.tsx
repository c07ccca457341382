/** Cards that lie open for the question of the moment: dealt or found ones to choose from, and the one it is about. */
import { Thing } from "../../parts/Thing";
import { CrewCard, CrewFace } from "./CrewCard";
import { SurvivorCard } from "./SurvivorCard";
import type { Content, Player, View } from "./types";
import { say } from "./words";

export function Tray({ view, content }: { view: View; content: Content }) {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const card = me && cardInQuestion(me, content);
  if (me?.question === "row" || (!card && !view.looked.length)) return null;
  return (
    <div class="mc-tray" data-zone="tray" role="group" aria-label={titleOf(me)}>
      <h2>{titleOf(me)}</h2>
      <div class="mc-tray-cards">{card ?? view.looked.map((id) => <Looked key={id} id={id} content={content} />)}</div>
    </div>
  );
}

const titleOf = (me: Player | undefined): string => say(me?.question === "use" ? "played" : "revealed");

function Looked({ id, content }: { id: string; content: Content }) {
  const crew = content.crew[id];
  if (crew) return <CrewCard card={crew} content={content} place="tray" />;
  return <SurvivorCard card={content.survivors[id]!} place="tray" />;
}

/** The card that the question is about: it is not in one's hands yet, or not any more. (One that needs a row is shown there.) */
function cardInQuestion(me: Player, content: Content) {
  const crew = me.about ? content.crew[me.about] : undefined;
  const survivor = me.about ? content.survivors[me.about] : undefined;
  if (me.question === "keep" && survivor) return <SurvivorCard card={survivor} id="keep" place="tray" />;
  if (me.question !== "use" || !crew) return undefined;
  const edge = me.edge === "upper" ? crew.upper : crew.lower;
  return (
    <Thing id="use" place="tray" class="mc-crew" label={`${crew.name}, ${edge.sentence}`.replace(/\.$/, "")}>
      <CrewFace card={crew} row={me.edge === "upper" ? "below" : "above"} />
    </Thing>
  );
}

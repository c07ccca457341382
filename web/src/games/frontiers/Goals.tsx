/** Galactic goals: those in play, the face-down one and the stack; and those that somebody is looking at. */
import { Flag } from "../../parts/Flag";
import { Icon } from "../../parts/Icon";
import { Sigil } from "../../parts/Sigil";
import { Thing } from "../../parts/Thing";
import { goalOf, questionOf, type Goal, type Props } from "./model";
import { say } from "./words";

export function Goals({ view, content, position, me }: Props) {
  if (!view.options.goals) return null;
  const kept = me === null ? null : view.players[me]!.kept_goal;
  return (
    <section class="nf-goals" data-zone aria-label={say("goals")}>
      {view.goals_up.map((id) => (
        <GoalTile key={id} goal={goalOf(content, id)!} place="goals" />
      ))}
      <HiddenGoal view={view} content={content} names={position.players} />
      {kept && <GoalTile goal={goalOf(content, kept)!} place="goals" hidden={me!} />}
      <span class="nf-stack">
        <Icon name="card" /> {say("stack", { n: view.goal_stack })}
      </span>
    </section>
  );
}

interface HiddenGoalProps extends Pick<Props, "view" | "content"> {
  names: string[];
}

/** Its holder sees it; while it could be turned up, it is pressed for that. */
function HiddenGoal({ view, content, names }: HiddenGoalProps) {
  const hidden = view.hidden_goal;
  if (!hidden) return null;
  const goal = hidden.goal ? goalOf(content, hidden.goal) : undefined;
  if (goal) return <GoalTile goal={goal} id={questionOf(view) === "reveal" ? "reveal" : goal.id} place="goals" hidden={hidden.seat} />;
  const label = say("hiddenOf", { name: names[hidden.seat] ?? "" });
  return (
    <span class="nf-goal face-down" title={label}>
      <span class="name">
        <Sigil seat={hidden.seat} />
        <b>{say("hiddenGoal")}</b>
      </span>
      <span class="sr">{label}</span>
    </span>
  );
}

interface GoalTileProps {
  goal: Goal;
  id?: string;
  place: string;
  /** Face down, and this seat's. */
  hidden?: number;
  /** With what it counts, in words. */
  whole?: boolean;
}

export function GoalTile({ goal, id = goal.id, place, hidden, whole }: GoalTileProps) {
  const words = `${goal.name}. ${goal.sentence} ${goal.worth}`;
  const label = hidden === undefined ? words : say("hiddenYours", { goal: words });
  return (
    <Thing id={id} place={place} label={label} class={`nf-goal ${hidden === undefined ? "" : "own-hidden"}`}>
      <span class="name">
        {hidden === undefined ? <Icon name={goal.sign} /> : <Sigil seat={hidden} />}
        <b>{goal.name}</b>
      </span>
      {whole && <span class="counts">{goal.sentence}</span>}
      <Steps goal={goal} />
      <Flag thing={id} />
    </Thing>
  );
}

export function Steps({ goal }: { goal: Goal }) {
  return (
    <span class="steps">
      {goal.steps.map(({ least, points }) => (
        <span key={least}>
          {least}
          <i>→</i>
          {points}
        </span>
      ))}
      <Icon name="vp" />
    </span>
  );
}

/** The action tiles of the round: free, chosen, or being resolved now. */
import { Icon } from "../../parts/Icon";
import { Sigil } from "../../parts/Sigil";
import { Thing } from "../../parts/Thing";
import { actionOf, type Action, type Props } from "./model";
import { say } from "./words";

export function Actions(props: Props) {
  return (
    <section class="nf-acts" data-zone aria-label={say("actions")}>
      {props.view.actions.map((id) => (
        <ActionTile key={id} {...props} action={actionOf(props.content, id)!} />
      ))}
    </section>
  );
}

function ActionTile({ view, position, action }: Props & { action: Action }) {
  const now = view.phase === action.id;
  const taken = !now && view.taken.includes(action.id);
  const credits = action.id === "produce" ? view.produce_credits : 0;
  const chooser = now ? view.chooser : null;
  const words = [
    `${action.name}. ${action.sentence}`,
    ...(credits ? [say("onTile", { n: credits })] : []),
    ...(taken ? [say("taken")] : []),
    ...(now ? [say("now")] : []),
    ...(chooser !== null ? [say("chosenBy", { name: position.players[chooser] ?? "" })] : []),
  ];
  return (
    <Thing id={action.id} place="actions" label={words.join("; ")} class={`nf-act ${now ? "now" : ""} ${taken ? "taken" : ""}`}>
      <span class="head">
        <Icon name={action.sign} />
        <b>{action.name}</b>
        {chooser !== null && <Sigil seat={chooser} />}
        {taken && <Icon name="check" class="done" />}
      </span>
      <span class="text">
        {action.everybody} <b>{say("bonus")}</b> {action.bonus}
      </span>
      {credits > 0 && (
        <span class="coins">
          +{credits}
          <Icon name="credit" />
        </span>
      )}
    </Thing>
  );
}

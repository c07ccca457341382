/** The seven action cards, while one of them is being chosen. */
import { Icon } from "../../parts/Icon";
import { Signs } from "../../parts/Signs";
import { Thing } from "../../parts/Thing";
import type { RaceAction, RaceProps } from "./model";
import { say } from "./words";

export function Actions({ view, content, me }: RaceProps) {
  const player = me === null ? undefined : view.players[me];
  if (!player || view.phase !== "choose") return null;
  return (
    <section class="race-actions" data-zone aria-label={say("actions")}>
      {content.actions.map((action) => (
        <div key={action.id} class="race-action-place">
          <ActionCard action={action} chosen={player.actions.includes(action.id)} />
        </div>
      ))}
    </section>
  );
}

function ActionCard({ action, chosen }: { action: RaceAction; chosen: boolean }) {
  return (
    <Thing
      id={action.id}
      place="actions"
      label={`${action.name}. ${action.sentence}${chosen ? `; ${say("chosen")}` : ""}`}
      class={`race-action p-${action.phase} ${chosen ? "chosen" : ""}`}
    >
      <span class="sign">
        <Icon name={action.phase} />
        <b class="bonus">
          <Signs of={action.bonus} />
        </b>
      </span>
      <b class="nm">{action.name}</b>
      <small>{action.sentence}</small>
      <span class="flag">
        <Icon name="check" />
      </span>
    </Thing>
  );
}

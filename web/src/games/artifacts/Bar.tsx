/** Whose turn it is, in the order of the table. */
import { Icon } from "../../parts/Icon";
import { from, type Props } from "./model";

export function Bar({ view, content, position }: Props) {
  return (
    <ol class="phases order" aria-label={content.phases[view.phase]}>
      {from(view.first, view.players.length).map((seat) => {
        const now = view.active === seat && view.phase !== "over";
        return (
          <li key={seat} class={`seat-${seat + 1} ${now ? "now" : ""}`} aria-current={now ? "step" : undefined}>
            <Icon name={`seat-${seat + 1}`} class="sigil" />
            <span class="lbl">{position.players[seat]}</span>
            {now && <small>{content.phases[view.phase]}</small>}
          </li>
        );
      })}
    </ol>
  );
}

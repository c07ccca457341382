/** The pawns on the track: who has chosen, who chooses, who is still to come. */
import { Sigil, seatClass } from "../../parts/Sigil";
import { isOver, type Props } from "./model";
import { say } from "./words";

export function Bar({ view, position }: Props) {
  if (view.phase === "set-up" || isOver(view)) return null;
  return (
    <ol class="phases nf-order" aria-label={say("orderLabel")}>
      <li class="cap" aria-hidden="true">
        {say("order")}
      </li>
      {view.track.map((seat, i) => {
        const when = i < view.picking ? "past" : i === view.picking ? "now" : "next";
        const words = `${position.players[seat]}, ${say(when === "past" ? "picked" : when === "now" ? "picks" : "waits")}`;
        return (
          <li key={i} class={`pawn ${seatClass(seat)} ${when}`} title={words} aria-current={when === "now" ? "step" : undefined}>
            <Sigil seat={seat} />
            <span class="sr">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}

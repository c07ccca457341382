/** What everybody draws from: the draw pile, the discards, the pool of points, and what goods sell for. */
import { Icon } from "../../parts/Icon";
import { CardBack } from "./CardBack";
import type { RaceContent, RaceView } from "./model";
import { say } from "./words";

/** Points beyond the pool come from the box: then it is empty, not below. */
export function Piles({ view, content }: { view: RaceView; content: RaceContent }) {
  return (
    <aside class="race-piles">
      <div class="panel two">
        <Pile name={say("draw")} size={view.deck_size} />
        <Pile name={say("discard")} size={view.discard_size} faded />
      </div>
      <div class={`panel race-pool ${view.pool <= content.vp_per_player ? "low" : ""}`}>
        <h3>{say("pool")}</h3>
        <span class="big">
          <Icon name="vp" /> {Math.max(0, view.pool)}
        </span>
        <small class="muted">{say("poolEnds")}</small>
      </div>
      <div class="panel race-prices">
        <h3>{say("prices")}</h3>
        <ul>
          {content.kinds.map(({ id, name, price }) => (
            <li key={id} title={name}>
              <Icon name={`good-${id}`} />
              <span class="sr">{name}</span>
              <b>{price}</b>
              <Icon name="draw" />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

function Pile({ name, size, faded }: { name: string; size: number; faded?: boolean }) {
  return (
    <div class={`race-pile ${faded ? "faded" : ""}`}>
      <h3>{name}</h3>
      <CardBack />
      <span class="num">{size}</span>
    </div>
  );
}

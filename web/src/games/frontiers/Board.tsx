/** The table of New Frontiers: action tiles, the other empires, one's own, and the technologies to buy. */
import { Actions } from "./Actions";
import { Empire } from "./Empire";
import { Goals } from "./Goals";
import { Market } from "./Market";
import type { Props } from "./model";
import { Opponents } from "./Opponents";
import { Stage } from "./Stage";

export function Board(props: Props) {
  const { me, view } = props;
  return (
    <div class={`nf ${me === null ? "watched" : ""}`}>
      <Actions {...props} />
      <Goals {...props} />
      {me !== null && <Opponents {...props} />}
      <div class="nf-mine">
        <Stage {...props} />
        {me !== null ? <Empire {...props} seat={me} /> : view.players.map((_, seat) => <Empire key={seat} {...props} seat={seat} />)}
        <Market {...props} />
      </div>
    </div>
  );
}

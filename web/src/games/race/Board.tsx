/** The table of Race for the Galaxy: opponents, own tableau and piles, action cards or drawn cards, hand. */
import { Actions } from "./Actions";
import { Drawn, Hand } from "./Hand";
import type { RaceProps } from "./model";
import { Opponents } from "./Opponents";
import { Piles } from "./Piles";
import { Tableau } from "./Tableau";

export function Board(props: RaceProps) {
  return <div class="race">{props.me === null ? <Watched {...props} /> : <Played {...props} seat={props.me} />}</div>;
}

function Played(props: RaceProps & { seat: number }) {
  return (
    <div class="race-table">
      <Opponents {...props} />
      <div class="race-mid">
        <Tableau {...props} />
        <Piles {...props} />
      </div>
      <Actions {...props} />
      <Drawn {...props} />
      <Hand {...props} />
    </div>
  );
}

/** A spectator sees all tableaus alike. */
function Watched(props: RaceProps) {
  return (
    <div class="race-table race-watched">
      <Piles {...props} />
      {props.view.players.map((_, seat) => (
        <Tableau key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}

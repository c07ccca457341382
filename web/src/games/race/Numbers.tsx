/** What is counted of a player: points, cards in hand, military strength. */
import { Count } from "../../parts/Count";
import { Icon } from "../../parts/Icon";
import { signed, type RaceContent, type RacePlayer, type RaceProps } from "./model";
import { say } from "./words";

interface NumbersProps extends RaceProps {
  seat: number;
  player: RacePlayer;
}

export function Numbers({ position, seat, player, content }: NumbersProps) {
  const points = position.scores.find((score) => score.seat === seat)?.total;
  return (
    <span class="stat">
      {points !== undefined && <Count sign="vp" label={say("points", { n: points })} value={points} />}
      <Count sign="card" label={say("inHand", { n: player.hand_size })} value={player.hand_size} />
      <Strength player={player} content={content} />
    </span>
  );
}

export function Strength({ player, content }: { player: RacePlayer; content: RaceContent }) {
  return (
    <>
      <Count sign="military" label={say("military", { n: signed(player.strength) })} value={signed(player.strength)} />
      {player.special.map(({ against, strength }) => {
        const kind = content.kinds.find(({ id }) => id === against);
        const what = kind?.name ?? (content.keywords as Record<string, string>)[against] ?? against;
        const label = say("against", { what, n: strength });
        return (
          <span key={against} class="special" title={label}>
            <span aria-hidden="true">
              {signed(strength)}
              <Icon name={kind ? `good-${against}` : `kw-${against}`} />
            </span>
            <span class="sr">{label}</span>
          </span>
        );
      })}
    </>
  );
}

/** What is counted of a player. */
import { Count } from "../../parts/Count";
import { Icon } from "../../parts/Icon";
import { kindOf, signed, type Content, type Player, type SeatProps } from "./model";
import { say } from "./words";

/** `whole`: with the part of the points that lies in tokens. */
export function Wealth({ position, view, seat, whole }: SeatProps & { whole?: boolean }) {
  const player = view.players[seat]!;
  const points = position.scores.find((score) => score.seat === seat)?.total;
  return (
    <>
      <Count sign="credit" label={say("credits", { n: player.credits })} value={player.credits} />
      <Count sign="colonist" label={say("colonists", { n: player.colonists })} value={player.colonists} />
      {points !== undefined && (
        <Count
          sign="vp"
          label={`${say("points", { n: points })}, ${say("chips", { n: player.vp })}`}
          value={points}
          small={whole ? say("chips", { n: player.vp }) : undefined}
        />
      )}
    </>
  );
}

export function Strength({ player }: { player: Player }) {
  const { strength, temporary } = player;
  const label = temporary ? say("temporary", { n: signed(strength), more: signed(temporary) }) : say("military", { n: signed(strength) });
  return <Count sign="military" label={label} value={signed(strength) + (temporary ? ` ${signed(temporary)}` : "")} />;
}

/** Things put aside for goals. */
export function Stored({ player, content }: { player: Player; content: Content }) {
  const { stored_goods: goods, stored_planets: planets, stored_credits: credits } = player;
  if (!goods.length && !planets.length && !credits) return null;
  return (
    <span class="nf-stored">
      <span class="cap">{say("stored")}</span>
      {goods.length > 0 && (
        <span title={`${say("storedGoods", { n: goods.length })} (${goods.map((kind) => kindOf(content, kind)!.name).join(", ")})`}>
          {goods.map((kind, i) => (
            <Icon key={i} name={`good-${kind}`} />
          ))}
          <span class="sr">
            {say("storedGoods", { n: goods.length })} ({goods.map((kind) => kindOf(content, kind)!.name).join(", ")})
          </span>
        </span>
      )}
      {planets.length > 0 && <Count sign="planet" label={say("storedPlanets", { n: planets.length })} value={planets.length} />}
      {credits > 0 && <Count sign="credit" label={say("storedCredits", { n: credits })} value={credits} />}
    </span>
  );
}

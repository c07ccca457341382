/** An empire in full: planets with the free places, technologies with the free spaces. The place that ends the game is red. */
import { Sigil, seatClass } from "../../parts/Sigil";
import { Colonies, Discovered, Technologies } from "./Colonies";
import type { Content, Player, SeatProps } from "./model";
import { PlanetHole } from "./Planet";
import { Stored, Strength, Wealth } from "./Stats";
import { TechnologyHole } from "./Technology";
import { say } from "./words";

const ROW = 6;

export function Empire(props: SeatProps) {
  const { view, content, position, seat, me } = props;
  const player = view.players[seat]!;
  const name = seat === me ? say("yourEmpire") : (position.players[seat] ?? "");
  const quiet = seat !== me;
  return (
    <section class={`zone nf-empire ${seatClass(seat)}`} aria-label={seat === me ? name : say("empireOf", { name })}>
      <header>
        <h2>
          <Sigil seat={seat} /> {name}
        </h2>
        <Limit text={say("colonies", { n: player.colonies.length, limit: content.colonies })} last={player.colonies.length >= content.colonies} />
        <Limit text={say("spaces", { n: player.spaces, limit: content.spaces })} last={player.spaces >= content.spaces} />
        <Stored player={player} content={content} />
        <div class="stat">
          <Strength player={player} />
          <Wealth {...props} whole />
        </div>
      </header>
      <div class="nf-planets" data-zone role="group" aria-label={say("planets")}>
        <Colonies {...props} size="m" quiet={quiet} />
        <Discovered {...props} size="m" quiet={quiet} />
        <PlanetHoles player={player} content={content} />
      </div>
      <div class="nf-techs" data-zone role="group" aria-label={say("technologies")} data-slim={player.spaces <= ROW ? "" : undefined}>
        <Technologies {...props} size="m" quiet={quiet} />
        <TechnologyHoles player={player} content={content} />
      </div>
    </section>
  );
}

function Limit({ text, last }: { text: string; last: boolean }) {
  return (
    <span class={`tag ${last ? "last" : ""}`}>
      {text}
      {last && ` · ${say("ends")}`}
    </span>
  );
}

/** Numbers from here to there. */
const upTo = (first: number, last: number): number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

function PlanetHoles({ player, content }: { player: Player; content: Content }) {
  const taken = player.colonies.length + player.discovered.length;
  return (
    <>
      {upTo(taken + 1, content.planet_limit).map((n) => (
        <PlanetHole key={n} n={n} end={n === content.colonies + 1} />
      ))}
    </>
  );
}

/** Two more spaces than may be covered are drawn: a large technology can reach beyond the end. */
function TechnologyHoles({ player, content }: { player: Player; content: Content }) {
  return (
    <>
      {upTo(player.spaces + 1, content.spaces + 2).map((n) => (
        <TechnologyHole key={n} n={n} end={n > content.spaces} />
      ))}
    </>
  );
}

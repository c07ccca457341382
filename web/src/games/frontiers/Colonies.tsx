/** The colonies and discovered planets of a player, and the technologies: small for the others, whole for oneself. */
import { phasesNow, questionOf, tileOf, type SeatProps } from "./model";
import { Planet } from "./Planet";
import { Technology } from "./Technology";
import { say } from "./words";

interface HoldingsProps extends SeatProps {
  size: "s" | "m";
  quiet?: boolean;
}

export function Colonies({ view, content, seat, size, quiet }: HoldingsProps) {
  const player = view.players[seat]!;
  const now = phasesNow(view);
  return (
    <>
      {player.colonies.map(({ tile, good }, i) => {
        const counts = i < player.active;
        const used = player.used.includes(tile) && player.power !== tile;
        return (
          <Planet
            key={tile}
            tile={tileOf(content, tile)}
            content={content}
            place={`seat ${seat} ${size}`}
            size={size}
            quiet={quiet}
            good={good}
            named={player.refinery}
            now={counts && !used ? now : []}
            says={counts ? (used ? [say("used")] : []) : [say("fresh")]}
            class={`${used ? "used" : ""} ${counts ? "" : "fresh"} ${player.upgrading === tile || player.power === tile ? "about" : ""}`}
          />
        );
      })}
    </>
  );
}

export function Discovered({ view, content, seat, size, quiet }: HoldingsProps) {
  const player = view.players[seat]!;
  return (
    <>
      {player.discovered.map((id) => (
        <Planet key={id} tile={tileOf(content, id)} content={content} place={`seat ${seat} ${size}`} size={size} quiet={quiet} found class={player.settling === id ? "about" : ""} />
      ))}
    </>
  );
}

export function Technologies({ view, content, seat, size, quiet }: HoldingsProps) {
  const player = view.players[seat]!;
  // What is bought is the copy on the market, not the one that lies here already.
  const aside = quiet || questionOf(view) === "buy";
  return (
    <>
      {player.technologies.map((id) => {
        const used = player.used.includes(id) && player.power !== id;
        return (
          <Technology
            key={id}
            tile={tileOf(content, id)}
            place={`seat ${seat} ${size}`}
            size={size}
            quiet={aside}
            now={used ? [] : phasesNow(view)}
            says={used ? [say("used")] : []}
            class={used ? "used" : ""}
          />
        );
      })}
    </>
  );
}

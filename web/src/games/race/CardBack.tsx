/** The back of the cards. */
import { Picture } from "../../art/picture";
import { HIDDEN, hsl, many, n } from "../../art/seed";

const GOLD = "#ffdf9e";

function back(): string {
  const rings =
    `<circle cx="59" cy="76" r="34" stroke-width="1.5"/><circle cx="59" cy="76" r="44" stroke-width=".7" stroke-dasharray="2 4"/>` +
    `<ellipse cx="59" cy="76" rx="50" ry="15" transform="rotate(-24 59 76)" stroke-width="1.5"/><rect x="6" y="6" width="106" height="142" rx="6" stroke-width=".8" opacity=".6"/>`;
  const stars = many(14, (i) => {
    const turn = i * 2.4;
    return `<circle cx="${n(59 + Math.cos(turn) * (26 + i * 2.4))}" cy="${n(76 + Math.sin(turn) * (34 + i * 3))}" r="${n(0.6 + (i % 3) * 0.3)}"/>`;
  });
  return (
    `<svg ${HIDDEN} viewBox="0 0 118 154" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="b" cx="50%" cy="46%" r="75%">` +
    `<stop offset="0" stop-color="${hsl(224, 52, 25)}"/><stop offset="1" stop-color="${hsl(226, 58, 9)}"/></radialGradient></defs>` +
    `<rect width="118" height="154" fill="url(#b)"/><g fill="#fff" opacity=".7">${stars}</g><g fill="none" stroke="${GOLD}" opacity=".85">${rings}</g>` +
    `<path d="M59 51l6 19 19 6-19 6-6 19-6-19-19-6 19-6z" fill="${GOLD}"/></svg>`
  );
}

export function CardBack() {
  return (
    <div class="card back" data-size="s">
      <Picture of={{ art: "own", key: "race card back", draw: back }} />
    </div>
  );
}

/** A planet or home world: round, with what it costs, who lives there, and the good that lies on it. */
import { Picture } from "../../art/picture";
import { planetGroup } from "../../art/planet";
import { HIDDEN, kindOf as hueOf, sky } from "../../art/seed";
import { Flag } from "../../parts/Flag";
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { kindOf, type Content, type Phase, type Tile } from "./model";
import { Powers } from "./Powers";
import { say } from "./words";

interface PlanetProps {
  tile: Tile;
  content: Content;
  place: string;
  size?: "s" | "m";
  quiet?: boolean;
  /** The good on it; undefined: it is no colony. */
  good?: string | null;
  /** The kind that the owner of a planet of any kind has named. */
  named?: string | null;
  /** Discovered, not settled. */
  found?: boolean;
  now?: Phase[];
  says?: string[];
  class?: string;
}

export function Planet({ tile, content, place, size = "m", quiet, good, named, found, now, says = [], class: extra = "" }: PlanetProps) {
  const kind = tile.good === "any" ? (good ?? named ?? "any") : tile.good;
  const words = [tile.label, ...goodWords(tile, content, good, named), ...(found ? [say("discovered")] : []), ...says];
  return (
    <Thing id={tile.id} place={place} size={size} quiet={quiet} label={words.join("; ")} class={`nf-disc k-${kind ?? "none"} ${found ? "found" : ""} ${extra}`}>
      <span class="orb">
        <Disc tile={tile} />
      </span>
      <Numbers tile={tile} />
      <span class="people">
        {Array.from({ length: tile.colonists }, (_, i) => (
          <Icon key={i} name="colonist" />
        ))}
      </span>
      {kind && <Good kind={kind} tile={tile} lies={Boolean(good)} />}
      <span class="nm">{tile.name}</span>
      {size === "m" && <Powers tile={tile} now={now} keywords />}
      <Flag thing={tile.id} quiet={quiet} />
    </Thing>
  );
}

function goodWords(tile: Tile, content: Content, good?: string | null, named?: string | null): string[] {
  const words = named && tile.good === "any" ? [say("named", { kind: kindOf(content, named)!.name })] : [];
  if (good) words.push(say("withGood", { kind: kindOf(content, good)!.name }));
  else if (good === null && tile.good) words.push(say("noGood"));
  return words;
}

/** Where a good lies, or would lie: a solid rim where it is produced, a broken one for a windfall. */
function Good({ kind, tile, lies }: { kind: string; tile: Tile; lies: boolean }) {
  return (
    <span class={`tok c-${kind} ${lies ? "lies" : "empty"} ${tile.gets ?? ""}`}>
      <Icon name={`good-${kind}`} />
    </span>
  );
}

export function Numbers({ tile }: { tile: Tile }) {
  return (
    <>
      <span class={`bd ${tile.military ? "def" : "cost"} a`}>{tile.number}</span>
      <span class="bd vp b">{tile.points}</span>
    </>
  );
}

/** The planet in the middle of a square of sky; cut to a circle. */
export function Disc({ tile }: { tile: Tile }) {
  const look = { kind: tile.good && tile.good !== "any" ? tile.good : tile.good === "any" ? "alien" : "none", good: tile.gets, military: tile.military };
  const draw = () =>
    `<svg ${HIDDEN} viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice">${sky(tile.art, hueOf(look.kind).hue, 200, 200, "nf")}` +
    `<g transform="translate(100 98) scale(.66)">${planetGroup(tile.art, look)}</g></svg>`;
  return <Picture of={{ art: "own", key: `frontiers disc ${tile.art}`, draw }} />;
}

export function PlanetHole({ n, end }: { n: number; end: boolean }) {
  return (
    <div class="nf-disc hole" data-end={end ? "" : undefined} role="img" aria-label={say(end ? "lastColony" : "freePlanet", { n })}>
      <span class="orb">{n}</span>
    </div>
  );
}

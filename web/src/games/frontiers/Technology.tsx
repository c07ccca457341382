/** A technology: a square tile, a large one covers two spaces. */
import { Picture } from "../../art/picture";
import { Flag } from "../../parts/Flag";
import { Thing } from "../../parts/Thing";
import type { Phase, Tile } from "./model";
import { Numbers } from "./Planet";
import { Keywords, Powers } from "./Powers";
import { say } from "./words";

interface TechnologyProps {
  tile: Tile;
  place: string;
  size?: "s" | "m";
  quiet?: boolean;
  now?: Phase[];
  /** How many copies can still be bought. */
  left?: number;
  says?: string[];
  class?: string;
}

export function Technology({ tile, place, size = "m", quiet, now, left, says = [], class: extra = "" }: TechnologyProps) {
  const copies = left === undefined ? [] : [left ? say("left", { n: left }) : say("soldOut")];
  const look = `nf-tile ${tile.spaces > 1 ? "two-spaces" : ""} ${left === 0 ? "gone" : ""} ${extra}`;
  return (
    <Thing id={tile.id} place={place} size={size} quiet={quiet} label={[tile.label, ...copies, ...says].join("; ")} class={look}>
      <span class="art">
        <Emblem tile={tile} />
      </span>
      <Numbers tile={tile} />
      {tile.keywords.length > 0 && (
        <span class="kw">
          <Keywords tile={tile} />
        </span>
      )}
      <span class="nm">{tile.name}</span>
      {size === "m" && <Powers tile={tile} now={now} />}
      {left !== undefined && <span class="left">×{left}</span>}
      <Flag thing={tile.id} quiet={quiet} />
    </Thing>
  );
}

const KINDS: Record<string, string> = { alien: "alien", uplift: "genes" };

export function Emblem({ tile }: { tile: Tile }) {
  const keyword = tile.keywords.find((one) => KINDS[one]);
  return <Picture of={{ art: "tech", name: tile.art, look: { kind: keyword ? KINDS[keyword] : "none" }, frame: [tile.spaces > 1 ? 440 : 220, 90] }} />;
}

export function TechnologyHole({ n, end }: { n: number; end: boolean }) {
  return (
    <div class="nf-tile hole" data-end={end ? "" : undefined} role="img" aria-label={say(end ? "lastSpace" : "freeSpace", { n })}>
      {n}
    </div>
  );
}

/** An icon of a sheet: decoration beside words, never instead of them. */
import shared from "../art/icons.svg?url";

/** Icons of a game's own: those whose names begin with one of these prefixes. */
export interface IconSet {
  sheet: string;
  prefixes: string[];
  /** Icons that always have the same colour: `c-` and this is their class. */
  colours: Record<string, string>;
}

const COLOURS: Record<string, string> = {
  "good-novelty": "novelty",
  "good-rare": "rare",
  "good-genes": "genes",
  "good-alien": "alien",
  "good-any": "any",
  vp: "vp",
  credit: "credit",
  military: "military",
  defence: "defence",
};

const SHARED: IconSet = { sheet: shared, prefixes: [], colours: COLOURS };
const ofGames = new Set<IconSet>();

export function addIcons(icons: IconSet): void {
  ofGames.add(icons);
}

export function Icon({ name, class: className = "" }: { name: string; class?: string }) {
  const { sheet, colours } = setOf(name);
  const colour = colours[name];
  return (
    <svg class={`i ${colour ? `c-${colour}` : ""} ${className}`} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

function setOf(name: string): IconSet {
  for (const icons of ofGames) if (icons.prefixes.some((prefix) => name.startsWith(prefix))) return icons;
  return SHARED;
}

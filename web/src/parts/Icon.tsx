/** A sign from the sheet of icons: decoration beside words, never instead of them. */
import sheet from "../art/icons.svg?url";

/** Signs that always have their own colour. */
const COLOUR: Record<string, string> = {
  "good-novelty": "novelty",
  "good-rare": "rare",
  "good-genes": "genes",
  "good-alien": "alien",
  "good-any": "any",
  vp: "vp",
  credit: "credit",
  military: "military",
  defence: "defence",
  "aa-red": "aa-red",
  "aa-blue": "aa-blue",
  "aa-green": "aa-green",
  "aa-gold": "aa-gold",
  "mc-biomass": "mc-biomass",
  "mc-workforce": "mc-workforce",
  "mc-minerals": "mc-minerals",
  "mc-technology": "mc-technology",
  "mc-any": "mc-any",
  "mc-leader-red": "red",
  "mc-leader-green": "green",
  "mc-leader-blue": "blue",
  "mc-planet-red": "red",
  "mc-planet-green": "green",
  "mc-planet-blue": "blue",
};

export function Icon({ name, class: className = "" }: { name: string; class?: string }) {
  const colour = COLOUR[name];
  return (
    <svg class={`i ${colour ? `c-${colour}` : ""} ${className}`} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

/** How much room there is. */
import { signal, type Signal } from "@preact/signals";

function watched(query: string): Signal<boolean> {
  const list = window.matchMedia(query);
  const seen = signal(list.matches);
  list.addEventListener("change", () => (seen.value = list.matches));
  return seen;
}

/** Room for the side column beside the board. */
export const wide = watched("(min-width: 68.75rem)");
/** A phone, or a window as narrow. */
export const phone = watched("(max-width: 44.99rem)");
/** A pointer that can hover: the large card comes by itself. */
export const hovers = watched("(hover: hover) and (pointer: fine)");

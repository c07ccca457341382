/** Media queries as signals. */
import { signal, type Signal } from "@preact/signals";

function mediaQuery(query: string): Signal<boolean> {
  const list = window.matchMedia(query);
  const seen = signal(list.matches);
  list.addEventListener("change", () => (seen.value = list.matches));
  return seen;
}

/** Room for the side column beside the board. */
export const wide = mediaQuery("(min-width: 68.75rem)");
/** A phone, or a window as narrow as one. */
export const phone = mediaQuery("(max-width: 44.99rem)");
/** A pointer that can hover: the large card opens by itself. */
export const canHover = mediaQuery("(hover: hover) and (pointer: fine)");

/** Animates things from where they were to where they are now (FLIP). Nothing waits for it. */
import { animationsAllowed } from "../state/settings";

/** Where a thing was; the key names thing and place. */
interface Place {
  at: DOMRect;
  key: string;
}

export type Places = Map<string, Place>;

const SHORTEST_MOVE = 4;

/** Things, and the bodies of those whose parts are things themselves (`data-body`). */
function animatedThings(board: HTMLElement): HTMLElement[] {
  const all = [...board.querySelectorAll<HTMLElement>("[data-thing], [data-body]")];
  return all.filter((one) => !one.parentElement!.closest("[data-body]"));
}

const nameOf = (thing: HTMLElement) => thing.dataset.thing ?? thing.dataset.body!;
const keyOf = (thing: HTMLElement) => `${nameOf(thing)} ${thing.dataset.place ?? ""}`;

/** Where everything is now, by thing and place, and by thing alone. */
export function measurePlaces(board: HTMLElement | null): Places {
  const places: Places = new Map();
  if (!board || !animationsAllowed()) return places;
  for (const thing of animatedThings(board)) {
    const at = thing.getBoundingClientRect();
    if (!at.width) continue;
    const place = { at, key: keyOf(thing) };
    places.set(place.key, place);
    if (!places.has(nameOf(thing))) places.set(nameOf(thing), place);
  }
  return places;
}

export function animateMoves(board: HTMLElement | null, before: Places): void {
  if (!board || !before.size || !animationsAllowed()) return;
  const style = getComputedStyle(document.documentElement);
  const easing = style.getPropertyValue("--ease");
  const moveDuration = milliseconds(style.getPropertyValue("--m-2"));
  const fadeDuration = milliseconds(style.getPropertyValue("--m-3"));
  const things = animatedThings(board);
  const now = new Set(things.map(keyOf));
  for (const thing of things) {
    const from = previousRect(thing, before, now);
    const to = thing.getBoundingClientRect();
    if (!to.width) continue;
    if (!from) {
      thing.animate({ opacity: [0, 1], scale: [0.94, 1] }, { duration: fadeDuration, easing });
      continue;
    }
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (Math.abs(dx) < SHORTEST_MOVE && Math.abs(dy) < SHORTEST_MOVE) continue;
    thing.animate({ translate: [`${dx}px ${dy}px`, "0 0"] }, { duration: moveDuration, easing });
  }
}

/** Where the thing was: in the same place, else in another one that it left. */
function previousRect(thing: HTMLElement, before: Places, now: Set<string>): DOMRect | undefined {
  const elsewhere = before.get(nameOf(thing));
  return before.get(keyOf(thing))?.at ?? (elsewhere && !now.has(elsewhere.key) ? elsewhere.at : undefined);
}

/** `220ms`, or `.22s` as the built style sheet writes it. */
function milliseconds(time: string): number {
  return parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000);
}

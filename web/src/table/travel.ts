/** Things travel from where they were to where they go. Only a picture of the change: nothing waits for it. */
import { moves } from "../state/settings";

/** Where a thing was, and the name of that place. */
interface Place {
  at: DOMRect;
  key: string;
}

export type Places = Map<string, Place>;

const NEAR = 4;

/** What moves as one: a thing, or the body of one whose parts are chosen by themselves (`data-body`). */
function movingOn(board: HTMLElement): HTMLElement[] {
  const all = [...board.querySelectorAll<HTMLElement>("[data-thing], [data-body]")];
  return all.filter((one) => !one.parentElement!.closest("[data-body]"));
}

const nameOf = (thing: HTMLElement) => thing.dataset.thing ?? thing.dataset.body!;
const keyOf = (thing: HTMLElement) => `${nameOf(thing)} ${thing.dataset.place ?? ""}`;

/** Where everything on the board is now: by thing and place, and by thing alone. */
export function placesOf(board: HTMLElement | null): Places {
  const places: Places = new Map();
  if (!board || !moves()) return places;
  for (const thing of movingOn(board)) {
    const at = thing.getBoundingClientRect();
    if (!at.width) continue;
    const place = { at, key: keyOf(thing) };
    places.set(place.key, place);
    if (!places.has(nameOf(thing))) places.set(nameOf(thing), place);
  }
  return places;
}

export function travel(board: HTMLElement | null, before: Places): void {
  if (!board || !before.size || !moves()) return;
  const style = getComputedStyle(document.documentElement);
  const easing = style.getPropertyValue("--ease");
  const moving = milliseconds(style.getPropertyValue("--m-2"));
  const arriving = milliseconds(style.getPropertyValue("--m-3"));
  const things = movingOn(board);
  const now = new Set(things.map(keyOf));
  for (const thing of things) {
    const from = comesFrom(thing, before, now);
    const to = thing.getBoundingClientRect();
    if (!to.width) continue;
    if (!from) {
      thing.animate({ opacity: [0, 1], scale: [0.94, 1] }, { duration: arriving, easing });
      continue;
    }
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) continue;
    thing.animate({ translate: [`${dx}px ${dy}px`, "0 0"] }, { duration: moving, easing });
  }
}

/** Where the thing was: in the same place, else in another one that it has left. */
function comesFrom(thing: HTMLElement, before: Places, now: Set<string>): DOMRect | undefined {
  const elsewhere = before.get(nameOf(thing));
  return before.get(keyOf(thing))?.at ?? (elsewhere && !now.has(elsewhere.key) ? elsewhere.at : undefined);
}

/** `220ms`, or `.22s` as the built style sheet writes it. */
function milliseconds(time: string): number {
  return parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000);
}

/** Keyboard navigation on a board: Tab goes from zone to zone, arrows from thing to thing inside a zone. */

const ZONES = "[data-zone], .hand, .seatbox, .zone, .board";
const THINGS = "[data-thing]";

type ArrowKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** One tab stop in every zone: the focused thing, else the first legal one, else the first. */
export function setTabStops(board: HTMLElement): void {
  const zones = new Map<Element, HTMLElement[]>();
  for (const thing of board.querySelectorAll<HTMLElement>(THINGS)) {
    const zone = thing.closest(ZONES) ?? board;
    zones.set(zone, [...(zones.get(zone) ?? []), thing]);
  }
  for (const things of zones.values()) {
    const focused = things.find((thing) => thing === document.activeElement);
    const stop = focused ?? things.find((thing) => thing.dataset.state === "lit") ?? things[0];
    for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1;
  }
}

export function isArrowKey(key: string): key is ArrowKey {
  return key.startsWith("Arrow");
}

/** Move to the neighbour in that direction, in the same zone. */
export function moveFocus(from: HTMLElement, key: ArrowKey): boolean {
  const zone = from.closest(ZONES);
  if (!zone) return false;
  const others = [...zone.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing !== from && thing.closest(ZONES) === zone);
  const next = nearest(from.getBoundingClientRect(), others, key) ?? nextInOrder(from, others, key);
  if (!next) return false;
  focusThing(next, from);
  return true;
}

/** Move to the next legal thing of the whole board, in document order. */
export function focusNextLegal(board: HTMLElement): void {
  const lit = [...board.querySelectorAll<HTMLElement>(`${THINGS}[data-state="lit"]`)];
  const at = lit.findIndex((thing) => thing === document.activeElement);
  const next = lit[(at + 1) % lit.length];
  if (next) focusThing(next, null);
}

function focusThing(next: HTMLElement, from: HTMLElement | null): void {
  if (from) from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The nearest thing in that direction; the distance sideways counts double. */
function nearest(from: DOMRect, others: HTMLElement[], key: ArrowKey): HTMLElement | null {
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const other of others) {
    const at = other.getBoundingClientRect();
    const dx = (at.left + at.right - from.left - from.right) / 2;
    const dy = (at.top + at.bottom - from.top - from.bottom) / 2;
    const along = sign * (sideways ? dx : dy);
    const aside = Math.abs(sideways ? dy : dx);
    if (along <= 1 || (sideways && aside > Math.max(from.height, at.height) / 2)) continue;
    const distance = along + 2 * aside;
    if (distance < shortest) [best, shortest] = [other, distance];
  }
  return best;
}

/** At the end of a row, left and right go on in document order. */
function nextInOrder(from: HTMLElement, others: HTMLElement[], key: ArrowKey): HTMLElement | null {
  if (key === "ArrowUp" || key === "ArrowDown") return null;
  const side = key === "ArrowRight" ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const there = others.filter((other) => from.compareDocumentPosition(other) & side);
  return (key === "ArrowRight" ? there[0] : there.at(-1)) ?? null;
}

/** The keyboard on a board: Tab goes from zone to zone, arrows from thing to thing inside one. */

const ZONES = "[data-zone], .hand, .seatbox, .zone, .board";
const THINGS = "[data-thing]";

type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** One stop for Tab in every zone: where one was, else the first thing that is legal, else the first. */
export function arrangeStops(board: HTMLElement): void {
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

export function isWay(key: string): key is Way {
  return key.startsWith("Arrow");
}

/** From this thing to its neighbour in that direction, in the same zone. */
export function step(from: HTMLElement, way: Way): boolean {
  const zone = from.closest(ZONES);
  if (!zone) return false;
  const others = [...zone.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing !== from && thing.closest(ZONES) === zone);
  const next = nearest(from.getBoundingClientRect(), others, way) ?? inOrder(from, others, way);
  if (!next) return false;
  moveTo(next, from);
  return true;
}

/** The next legal thing of the whole board, in reading order. */
export function nextLit(board: HTMLElement): void {
  const lit = [...board.querySelectorAll<HTMLElement>(`${THINGS}[data-state="lit"]`)];
  const at = lit.findIndex((thing) => thing === document.activeElement);
  const next = lit[(at + 1) % lit.length];
  if (next) moveTo(next, null);
}

function moveTo(next: HTMLElement, from: HTMLElement | null): void {
  if (from) from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The nearest that lies that way; what lies aside counts double. */
function nearest(from: DOMRect, others: HTMLElement[], way: Way): HTMLElement | null {
  const sideways = way === "ArrowLeft" || way === "ArrowRight";
  const sign = way === "ArrowRight" || way === "ArrowDown" ? 1 : -1;
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

/** At the end of a row left and right go on in the order of the page. */
function inOrder(from: HTMLElement, others: HTMLElement[], way: Way): HTMLElement | null {
  if (way === "ArrowUp" || way === "ArrowDown") return null;
  const side = way === "ArrowRight" ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const there = others.filter((other) => from.compareDocumentPosition(other) & side);
  return (way === "ArrowRight" ? there[0] : there.at(-1)) ?? null;
}

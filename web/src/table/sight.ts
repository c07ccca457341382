/** Where the board does not fit on the screen: a new question brings something that answers it into sight. */

export function bringIntoSight(board: HTMLElement): void {
  for (const pan of [board, ...board.querySelectorAll<HTMLElement>("[data-pan]")]) scrollToAnswer(pan);
}

function scrollToAnswer(pan: HTMLElement): void {
  if (pan.scrollHeight <= pan.clientHeight + 1 && pan.scrollWidth <= pan.clientWidth + 1) return;
  const lit = [...pan.querySelectorAll<HTMLElement>('[data-thing][data-state="lit"]')].filter((thing) => thing.getClientRects().length);
  const window = pan.getBoundingClientRect();
  const places = lit.map((thing) => thing.getBoundingClientRect());
  if (!places.length || places.some((place) => isWithin(place, window))) return;
  const [first] = places as [DOMRect];
  pan.scrollBy({ top: middleOf(first.top, first.bottom) - middleOf(window.top, window.bottom), left: middleOf(first.left, first.right) - middleOf(window.left, window.right) });
}

const middleOf = (from: number, to: number): number => (from + to) / 2;

function isWithin(thing: DOMRect, window: DOMRect): boolean {
  const down = thing.top >= window.top - 1 && thing.bottom <= window.bottom + 1;
  return down && thing.left >= window.left - 1 && thing.right <= window.right + 1;
}

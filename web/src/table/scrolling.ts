/** On boards larger than the screen, a new question scrolls something that answers it into view. */

export function scrollLegalThingsIntoView(board: HTMLElement): void {
  for (const pan of [board, ...board.querySelectorAll<HTMLElement>("[data-pan]")]) scrollToLegalThing(pan);
}

function scrollToLegalThing(pan: HTMLElement): void {
  if (pan.scrollHeight <= pan.clientHeight + 1 && pan.scrollWidth <= pan.clientWidth + 1) return;
  const lit = [...pan.querySelectorAll<HTMLElement>('[data-thing][data-state="lit"]')].filter((thing) => thing.getClientRects().length);
  const visible = pan.getBoundingClientRect();
  const places = lit.map((thing) => thing.getBoundingClientRect());
  if (!places.length || places.some((place) => isWithin(place, visible))) return;
  const [first] = places as [DOMRect];
  pan.scrollBy({ top: middleOf(first.top, first.bottom) - middleOf(visible.top, visible.bottom), left: middleOf(first.left, first.right) - middleOf(visible.left, visible.right) });
}

const middleOf = (from: number, to: number): number => (from + to) / 2;

function isWithin(thing: DOMRect, window: DOMRect): boolean {
  const down = thing.top >= window.top - 1 && thing.bottom <= window.bottom + 1;
  return down && thing.left >= window.left - 1 && thing.right <= window.right + 1;
}

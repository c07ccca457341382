/** Where the board does not fit on the screen: a new question brings something that answers it into sight. */

export function bringIntoSight(board: HTMLElement): void {
  if (board.scrollHeight <= board.clientHeight + 1) return;
  const lit = [...board.querySelectorAll<HTMLElement>('[data-thing][data-state="lit"]')].filter((thing) => thing.getClientRects().length);
  const window = board.getBoundingClientRect();
  const places = lit.map((thing) => thing.getBoundingClientRect());
  if (!places.length || places.some((place) => isWithin(place, window))) return;
  board.scrollBy({ top: middleOf(places[0]!) - middleOf(window) });
}

const middleOf = (place: DOMRect): number => (place.top + place.bottom) / 2;
const isWithin = (thing: DOMRect, window: DOMRect): boolean => thing.top >= window.top - 1 && thing.bottom <= window.bottom + 1;

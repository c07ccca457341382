/** Where the table does not fit on the screen: a new question brings something that answers it into sight. */
import { useEffect, useRef } from "preact/hooks";

const LIT = '[data-state="lit"]';

export function useQuestionInSight(moment: string) {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lit = [...(table.current?.querySelectorAll<HTMLElement>(LIT) ?? [])].filter((thing) => thing.checkVisibility());
    const board = table.current?.closest(".board");
    if (!lit.length || !board) return;
    const window = board.getBoundingClientRect();
    const places = lit.map((thing) => thing.getBoundingClientRect());
    if (places.some((place) => isWithin(place, window))) return;
    board.scrollBy({ top: middleOf(places[0]!) - middleOf(window) });
  }, [moment]);
  return table;
}

const middleOf = (place: DOMRect): number => (place.top + place.bottom) / 2;
const isWithin = (thing: DOMRect, window: DOMRect): boolean => thing.top >= window.top - 1 && thing.bottom <= window.bottom + 1;

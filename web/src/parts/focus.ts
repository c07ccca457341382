/** Where the keyboard goes on when what had the focus goes away: never back to the top of the page. */
import { useLayoutEffect } from "preact/hooks";

const QUESTION = ".prompt";
const CONTENT = "#content";

/** The focus on a place that is no stop of Tab: a heading, a question, the content of the page. */
export function focusOnPlace(...places: string[]): void {
  for (const selector of places) {
    const place = document.querySelector<HTMLElement>(selector);
    if (!place) continue;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    return;
  }
}

/** For everything in the question: when the button that was pressed is gone with what it asked, go on with what is asked now. */
export function useFocusOnNextQuestion(): void {
  const had = document.activeElement;
  const inside = had !== null && had.closest(QUESTION) !== null;
  useLayoutEffect(() => {
    if (inside && !had.isConnected) focusOnPlace(QUESTION, CONTENT);
  });
}

/** For what is laid over the page: when it goes and the focus was in it, back to where it came from. */
export function useFocusBack(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => queueMicrotask(() => giveBack(before));
  }, [open]);
}

/** The focus is nowhere: back to this, or to what is asked now if this is gone. */
export function giveBack(before: Element | null): void {
  if (document.activeElement !== document.body || !(before instanceof HTMLElement) || before === document.body) return;
  if (before.isConnected) before.focus({ preventScroll: true });
  else focusOnPlace(QUESTION, CONTENT);
}

/** A new page: the focus goes to its heading, and stays with it while the page is still being put together. Returns how to
 * stop; the person's next press or key stops it, too. */
export function focusOnNewPage(): () => void {
  const arrive = () => focusOnPlace(`${CONTENT} h1`, CONTENT);
  const watching = new MutationObserver(() => document.activeElement === document.body && arrive());
  const stop = () => {
    watching.disconnect();
    document.removeEventListener("keydown", stop, true);
    document.removeEventListener("pointerdown", stop, true);
  };
  document.addEventListener("keydown", stop, true);
  document.addEventListener("pointerdown", stop, true);
  watching.observe(document.body, { childList: true, subtree: true });
  arrive();
  return stop;
}

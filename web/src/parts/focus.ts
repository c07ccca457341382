/** Where the focus goes when the focused element disappears: never back to the top of the page. */
import { useLayoutEffect } from "preact/hooks";

const QUESTION = ".prompt";
const CONTENT = "#content";

/** Focus the first of these that exists, though Tab does not stop there: a heading, the question, the content. */
export function focusFirst(...places: string[]): void {
  for (const selector of places) {
    const place = document.querySelector<HTMLElement>(selector);
    if (!place) continue;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    return;
  }
}

/** For every component of the prompt: if it had the focus and is gone with its question, focus the next question. */
export function useFocusOnNextQuestion(): void {
  const had = document.activeElement;
  const inside = had !== null && had.closest(QUESTION) !== null;
  useLayoutEffect(() => {
    if (inside && !had.isConnected) focusFirst(QUESTION, CONTENT);
  });
}

/** For overlays: when one closes and had the focus, the focus returns to where it was before. */
export function useRestoreFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => queueMicrotask(() => restoreFocus(before));
  }, [open]);
}

/** If nothing has the focus: focus this again, or the question if this is gone. */
export function restoreFocus(before: Element | null): void {
  if (document.activeElement !== document.body || !(before instanceof HTMLElement) || before === document.body) return;
  if (before.isConnected) before.focus({ preventScroll: true });
  else focusFirst(QUESTION, CONTENT);
}

/** On a new page, focus its heading, and again while the page is still being rendered. Returns how to stop;
 * the next press or key stops it, too. */
export function focusOnNewPage(): () => void {
  const focusHeading = () => focusFirst(`${CONTENT} h1`, CONTENT);
  const observer = new MutationObserver(() => document.activeElement === document.body && focusHeading());
  const stop = () => {
    observer.disconnect();
    document.removeEventListener("keydown", stop, true);
    document.removeEventListener("pointerdown", stop, true);
  };
  document.addEventListener("keydown", stop, true);
  document.addEventListener("pointerdown", stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  focusHeading();
  return stop;
}

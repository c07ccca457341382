/** One-letter keys of a table. Inside a text field they are letters. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { openSheet } from "./Side";
import type { Sitting } from "./sitting";
import { isWay, nextLit, step } from "./zones";

export const keysOpen = signal(false);

export function useKeys(sitting: Sitting): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      if (onBoard(event) || (!event.ctrlKey && !event.metaKey && !event.altKey && onLetter(sitting, event.key))) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [sitting]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}

function onBoard(event: KeyboardEvent): boolean {
  const thing = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-thing]") : null;
  return thing !== null && isWay(event.key) && step(thing, event.key);
}

function onLetter(sitting: Sitting, key: string): boolean {
  switch (key) {
    case "u":
      sitting.undo();
      return true;
    case "h":
      void sitting.hint();
      return true;
    case "n": {
      const board = document.querySelector<HTMLElement>(".board");
      if (board) nextLit(board);
      return true;
    }
    case "c":
      sitting.confirm();
      return true;
    case "p":
      document.querySelector<HTMLElement>(".prompt button:not([aria-disabled])")?.focus();
      return true;
    case "k":
    case "?":
      keysOpen.value = true;
      return true;
    case "Escape":
      return putAway(sitting);
    default:
      return false;
  }
}

/** Escape takes away what is on top, one thing at a time. */
function putAway(sitting: Sitting): boolean {
  if (sitting.large.value) {
    const { thing, pinned } = sitting.large.value;
    sitting.large.value = null;
    if (pinned) document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)?.focus();
  } else if (sitting.whyNot.value) sitting.whyNot.value = null;
  else if (openSheet.value) openSheet.value = null;
  else if (sitting.hints.value) sitting.hints.value = null;
  else if (sitting.chosen.value.length || sitting.offered.value) sitting.forget();
  else return false;
  return true;
}

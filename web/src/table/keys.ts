/** One-letter keys of a table. Inside a text field they are letters, and the menu switches them off. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { letters } from "../state/settings";
import { openSheet } from "./Side";
import type { Sitting } from "./sitting";
import { isWay, nextLit, step } from "./zones";

export const keysOpen = signal(false);

const DEEDS = new Set(["u", "h", "c", "k", "?"]);

export function useKeys(sitting: Sitting): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      if (holdsDown(event) || onBoard(event) || (isPlain(event) && onKeyOf(sitting, event.key))) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [sitting]);
}

/** A key that is held down does one thing, not the next one too; only walking goes on. */
function holdsDown(event: KeyboardEvent): boolean {
  if (!event.repeat || !isPlain(event)) return false;
  const presses = event.key === "Enter" || event.key === " ";
  return presses ? event.target instanceof HTMLElement && event.target.closest("button") !== null : DEEDS.has(event.key);
}

function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}

function onBoard(event: KeyboardEvent): boolean {
  const thing = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-thing]") : null;
  return thing !== null && isWay(event.key) && step(thing, event.key);
}

function onKeyOf(sitting: Sitting, key: string): boolean {
  if (key === "Escape") return putAway(sitting);
  return letters.value === "on" && onLetter(sitting, key);
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
    default:
      return false;
  }
}

/** Escape takes away what is on top, one thing at a time. */
function putAway(sitting: Sitting): boolean {
  if (sitting.large.value) sitting.large.value = null;
  else if (sitting.whyNot.value) sitting.whyNot.value = null;
  else if (openSheet.value) openSheet.value = null;
  else if (sitting.hints.value) sitting.hints.value = null;
  else if (sitting.chosen.value.length || sitting.offered.value) sitting.forget();
  else return false;
  return true;
}

/** Keyboard shortcuts of a table. Single letters can be switched off in the menu. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { letterKeys } from "../state/settings";
import type { TableSession } from "./session";
import { openSheet } from "./Side";
import { focusNextLegal, isArrowKey, moveFocus } from "./zones";

export const keysOpen = signal(false);

const COMMAND_KEYS = new Set(["u", "h", "c", "k", "?"]);

export function useKeys(session: TableSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      if (isUnwantedRepeat(event) || moveOnBoard(event) || (hasNoModifier(event) && handleKey(session, event.key))) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [session]);
}

/** A key that is held down acts once; only moving the focus repeats. */
function isUnwantedRepeat(event: KeyboardEvent): boolean {
  if (!event.repeat || !hasNoModifier(event)) return false;
  const presses = event.key === "Enter" || event.key === " ";
  return presses ? event.target instanceof HTMLElement && event.target.closest("button") !== null : COMMAND_KEYS.has(event.key);
}

function hasNoModifier(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}

function moveOnBoard(event: KeyboardEvent): boolean {
  const thing = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-thing]") : null;
  return thing !== null && isArrowKey(event.key) && moveFocus(thing, event.key);
}

function handleKey(session: TableSession, key: string): boolean {
  if (key === "Escape") return closeTopmost(session);
  return letterKeys.value === "on" && handleLetter(session, key);
}

function handleLetter(session: TableSession, key: string): boolean {
  switch (key) {
    case "u":
      session.undo();
      return true;
    case "h":
      void session.hint();
      return true;
    case "n": {
      const board = document.querySelector<HTMLElement>(".board");
      if (board) focusNextLegal(board);
      return true;
    }
    case "c":
      session.selection.confirm();
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

/** Escape closes one thing at a time. */
function closeTopmost(session: TableSession): boolean {
  if (session.large.value) session.large.value = null;
  else if (session.whyNot.value) session.whyNot.value = null;
  else if (openSheet.value) openSheet.value = null;
  else if (session.hints.value) session.hints.value = null;
  else if (session.selection.chosen.value.length || session.selection.offered.value) session.clear();
  else return false;
  return true;
}

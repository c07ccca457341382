/** A thing in full and in plain words, with what can be done with it now. Hover or focus shows it beside the thing; a long
 * press or `i` keeps it. */
import { useLayoutEffect, useRef } from "preact/hooks";

import type { GameRoom } from "../games/board";
import { Button } from "../parts/Button";
import { Guarded } from "../parts/Guarded";
import { tableWords } from "../words/table";
import type { Looking } from "./looking";

interface LargeCardProps {
  looking: Looking;
  room: GameRoom<unknown, unknown>;
  content: unknown;
}

const GAP = 12;

export function LargeCard({ looking, room, content }: LargeCardProps) {
  const large = looking.large.value;
  const position = looking.position.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!large || !box.current) return;
    putBeside(box.current, large.thing);
    if (large.pinned) box.current.querySelector<HTMLElement>(".large-close")?.focus();
  }, [large]);
  if (!large || !position) return null;
  const { Large } = room;
  return (
    <div
      ref={box}
      class={`large ${large.pinned ? "pinned" : ""}`}
      role={large.pinned ? "dialog" : undefined}
      aria-label={large.pinned ? tableWords("largeCard") : undefined}
      aria-hidden={large.pinned ? undefined : true}
    >
      <div class="large-in">
        <Guarded on={large}>
          <Large thing={large.thing} content={content} view={position.view} />
        </Guarded>
      </div>
      <WhatNow looking={looking} thing={large.thing} />
      {large.pinned && (
        <Button icon="close" class="quiet sq large-close" label={tableWords("close")} onPress={() => (looking.large.value = null)} />
      )}
    </div>
  );
}

function WhatNow({ looking, thing }: { looking: Looking; thing: string }) {
  const entries = looking.entries(thing);
  if (!entries.length) return null;
  const possible = entries.filter((entry) => entry.action !== null);
  const shown = possible.length ? possible : entries;
  return (
    <p class={`legal ${possible.length ? "" : "no"}`}>
      <b>{tableWords(possible.length ? "legalNow" : "notNow")}: </b>
      {shown.map((entry) => (entry.note ? `${entry.label} (${entry.note})` : entry.label)).join("; ")}
    </p>
  );
}

/** Beside the thing, on the side with more room, inside the window and clear of the prompt. */
function putBeside(box: HTMLElement, thing: string): void {
  const at = shownThing(thing)?.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  if (!at) return;
  const right = at.right + GAP + size.width <= window.innerWidth;
  const left = right ? at.right + GAP : Math.max(GAP, at.left - GAP - size.width);
  const floor = document.querySelector(".prompt, .scrub")?.getBoundingClientRect().top ?? window.innerHeight;
  const lowest = Math.max(GAP, (size.height + 2 * GAP < floor ? floor : window.innerHeight) - GAP - size.height);
  const top = Math.min(Math.max(GAP, at.top + at.height / 2 - size.height / 2), lowest);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** The element of a thing: the one that was touched last, if it is in several places. */
export function shownThing(thing: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)];
  return all.find((one) => one.matches(":hover, :focus, :focus-within")) ?? all[0] ?? null;
}

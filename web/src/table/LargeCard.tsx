/** A thing in full and in plain words, with what can be done with it now. Hover or focus shows it aside, where it covers
 * nothing that one is choosing from; a long press or `i` keeps it. */
import { useLayoutEffect, useRef } from "preact/hooks";

import type { GameRoom } from "../games/board";
import { Button } from "../parts/Button";
import { useFocusBack } from "../parts/focus";
import { Guarded } from "../parts/Guarded";
import { wide } from "../state/screen";
import { tableWords } from "../words/table";
import type { Looking } from "./looking";

interface LargeCardProps {
  looking: Looking;
  room: GameRoom<unknown, unknown>;
  content: unknown;
}

interface Corner {
  left: number;
  top: number;
}

const GAP = 12;
const CHOSEN_FROM = '[data-thing]:is([data-state="lit"], [data-state="sel"], [data-state="pay"])';

export function LargeCard({ looking, room, content }: LargeCardProps) {
  const large = looking.large.value;
  const position = looking.position.value;
  const box = useRef<HTMLDivElement>(null);
  useFocusBack(large?.pinned === true);
  useLayoutEffect(() => {
    if (!large || !box.current) return;
    putAside(box.current, large.thing);
    if (large.pinned) box.current.querySelector<HTMLElement>(".large-close")?.focus();
  }, [large]);
  if (!large || !position) return null;
  const { Large } = room;
  const close = () => (looking.large.value = null);
  return (
    <>
      {large.pinned && <div class="large-veil" onClick={close} />}
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
          <Button icon="close" class="quiet sq large-close" label={tableWords("close")} onPress={close} />
        )}
      </div>
    </>
  );
}

function WhatNow({ looking, thing }: { looking: Looking; thing: string }) {
  const entries = looking.entries(thing);
  if (!entries.length) return null;
  const possible = entries.filter((entry) => entry.action !== null);
  const shown = possible.length ? possible : entries;
  return (
    <div class={`legal ${possible.length ? "" : "no"}`}>
      <b>{tableWords(possible.length ? "legalNow" : "notNow")}</b>
      <ul>
        {shown.map((entry) => (
          <li key={entry.key}>{possible.length ? [entry.deed, entry.note].filter(Boolean).join(": ") : entry.note || entry.label}</li>
        ))}
      </ul>
    </div>
  );
}

/** Over the side column, which nobody chooses from; without one, wherever it covers least of what can be chosen. A card
 * with so many words that it would cover something everywhere becomes wider and lower. */
function putAside(box: HTMLElement, thing: string): void {
  const side = wide.value ? document.querySelector("aside.side")?.getBoundingClientRect() : undefined;
  box.style.maxWidth = side ? `${side.width}px` : "";
  box.classList.remove("low");
  if (side) return put(box, { left: side.left, top: Math.max(side.top, side.bottom - box.getBoundingClientRect().height) });
  const at = shownThing(thing)?.getBoundingClientRect();
  if (!at) return;
  const open = [at, ...[...document.querySelectorAll(CHOSEN_FROM)].map((one) => one.getBoundingClientRect())];
  const place = leastInTheWay(box.getBoundingClientRect(), at, open);
  if (!place.covered) return put(box, place);
  box.classList.add("low");
  put(box, leastInTheWay(box.getBoundingClientRect(), at, open));
}

function put(box: HTMLElement, place: Corner): void {
  box.style.left = `${place.left}px`;
  box.style.top = `${place.top}px`;
}

function leastInTheWay(size: DOMRect, at: DOMRect, open: DOMRect[]): Corner & { covered: number } {
  const floor = document.querySelector(".prompt, .scrub")?.getBoundingClientRect().top ?? window.innerHeight;
  const bottom = size.height + 2 * GAP < floor ? floor : window.innerHeight;
  const furthest = { left: window.innerWidth - GAP - size.width, top: bottom - GAP - size.height };
  const middle = { left: at.left + (at.width - size.width) / 2, top: at.top + (at.height - size.height) / 2 };
  const wishes = [
    { left: at.right + GAP, top: middle.top },
    { left: at.left - GAP - size.width, top: middle.top },
    { left: middle.left, top: at.top - GAP - size.height },
    { left: middle.left, top: at.bottom + GAP },
    { left: GAP, top: GAP },
    { left: furthest.left, top: GAP },
  ];
  const places = wishes.map((wish) => {
    const place = { left: within(wish.left, furthest.left), top: within(wish.top, furthest.top) };
    return { ...place, covered: open.reduce((sum, one) => sum + overlap(place, size, one), 0) };
  });
  return places.reduce((best, one) => (one.covered < best.covered ? one : best));
}

const within = (value: number, furthest: number): number => Math.max(GAP, Math.min(value, furthest));

function overlap(place: Corner, size: DOMRect, thing: DOMRect): number {
  const across = Math.min(place.left + size.width, thing.right) - Math.max(place.left, thing.left);
  const down = Math.min(place.top + size.height, thing.bottom) - Math.max(place.top, thing.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The element of a thing: the one that was touched last, if it is in several places. */
export function shownThing(thing: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)];
  return all.find((one) => one.matches(":hover, :focus, :focus-within")) ?? all[0] ?? null;
}

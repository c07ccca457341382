/** A thing in full, with what can be done with it now. Hover or focus shows it aside, where it covers
 * nothing that one is choosing from; a long press or `i` keeps it. */
import { useLayoutEffect, useRef } from "preact/hooks";

import type { GameModule } from "../games/module";
import { Button } from "../parts/Button";
import { ErrorBoundary } from "../parts/ErrorBoundary";
import { useRestoreFocus } from "../parts/focus";
import { wide } from "../state/screen";
import { tableWords } from "../words/table";
import type { TableView } from "./tableView";

interface LargeCardProps {
  view: TableView;
  module: GameModule<unknown, unknown>;
  content: unknown;
}

interface Corner {
  left: number;
  top: number;
}

const GAP = 12;
const CHOOSABLE = '[data-thing]:is([data-state="lit"], [data-state="sel"], [data-state="pay"])';

export function LargeCard({ view, module, content }: LargeCardProps) {
  const large = view.large.value;
  const position = view.position.value;
  const box = useRef<HTMLDivElement>(null);
  useRestoreFocus(large?.pinned === true);
  useLayoutEffect(() => {
    if (!large || !box.current) return;
    placeAside(box.current, large.thing);
    if (large.pinned) box.current.querySelector<HTMLElement>(".large-close")?.focus();
  }, [large]);
  if (!large || !position) return null;
  const { Large } = module;
  const close = () => (view.large.value = null);
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
          <ErrorBoundary resetKey={large}>
            <Large thing={large.thing} content={content} view={position.view} />
          </ErrorBoundary>
        </div>
        <AnswersNow view={view} thing={large.thing} />
        {large.pinned && (
          <Button icon="close" class="quiet sq large-close" label={tableWords("close")} onPress={close} />
        )}
      </div>
    </>
  );
}

function AnswersNow({ view, thing }: { view: TableView; thing: string }) {
  const entries = view.entries(thing);
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

/** Over the side column if there is one, else wherever it covers least of what can be chosen. A card
 * with so many words that it would cover something everywhere becomes wider and lower. */
function placeAside(box: HTMLElement, thing: string): void {
  const side = wide.value ? document.querySelector("aside.side")?.getBoundingClientRect() : undefined;
  box.style.maxWidth = side ? `${side.width}px` : "";
  box.classList.remove("low");
  if (side) return moveTo(box, { left: side.left, top: Math.max(side.top, side.bottom - box.getBoundingClientRect().height) });
  const at = shownThing(thing)?.getBoundingClientRect();
  if (!at) return;
  const choosable = [at, ...[...document.querySelectorAll(CHOOSABLE)].map((one) => one.getBoundingClientRect())];
  const place = leastCovering(box.getBoundingClientRect(), at, choosable);
  if (!place.covered) return moveTo(box, place);
  box.classList.add("low");
  moveTo(box, leastCovering(box.getBoundingClientRect(), at, choosable));
}

function moveTo(box: HTMLElement, place: Corner): void {
  box.style.left = `${place.left}px`;
  box.style.top = `${place.top}px`;
}

function leastCovering(size: DOMRect, at: DOMRect, choosable: DOMRect[]): Corner & { covered: number } {
  const floor = document.querySelector(".prompt, .scrub")?.getBoundingClientRect().top ?? window.innerHeight;
  const bottom = size.height + 2 * GAP < floor ? floor : window.innerHeight;
  const furthest = { left: window.innerWidth - GAP - size.width, top: bottom - GAP - size.height };
  const middle = { left: at.left + (at.width - size.width) / 2, top: at.top + (at.height - size.height) / 2 };
  const candidates = [
    { left: at.right + GAP, top: middle.top },
    { left: at.left - GAP - size.width, top: middle.top },
    { left: middle.left, top: at.top - GAP - size.height },
    { left: middle.left, top: at.bottom + GAP },
    { left: GAP, top: GAP },
    { left: furthest.left, top: GAP },
  ];
  const places = candidates.map((candidate) => {
    const place = { left: clamp(candidate.left, furthest.left), top: clamp(candidate.top, furthest.top) };
    return { ...place, covered: choosable.reduce((sum, one) => sum + overlap(place, size, one), 0) };
  });
  return places.reduce((best, one) => (one.covered < best.covered ? one : best));
}

const clamp = (value: number, furthest: number): number => Math.max(GAP, Math.min(value, furthest));

function overlap(place: Corner, size: DOMRect, thing: DOMRect): number {
  const across = Math.min(place.left + size.width, thing.right) - Math.max(place.left, thing.left);
  const down = Math.min(place.top + size.height, thing.bottom) - Math.max(place.top, thing.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The element of a thing; of several, the one that has the pointer or the focus. */
export function shownThing(thing: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)];
  return all.find((one) => one.matches(":hover, :focus, :focus-within")) ?? all[0] ?? null;
}

/** Anything on a table that can be looked at or chosen: a card, a tile, a space, an action. Focusable, also when it is
 * not possible now; Enter or a press chooses, `?` asks why not, `i` or a long press shows it large. */
import type { ComponentChildren, CSSProperties } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";

import { PickContext, type ThingState } from "../table/pick";
import { thingWords } from "../words/thing";

const LONG_PRESS = 450;

interface ThingProps {
  id: string;
  /** One sentence: name, kind and type, cost or defence, points. State and legal actions are added here. */
  label: string;
  class?: string;
  style?: CSSProperties;
  /** Where the thing lies: things with the same id in two places (a card in hand, the same in a list) are two things. */
  place?: string;
  /** How large it is drawn; the style sheet knows what that means. */
  size?: "s" | "m" | "l";
  /** Only shown: it belongs to an opponent or is not part of any question. It can still be looked at. */
  quiet?: boolean;
  children?: ComponentChildren;
}

export function Thing({ id, label, place, size, quiet, style, children, class: className }: ThingProps) {
  const pick = useContext(PickContext);
  const pressed = useRef<number | undefined>(undefined);
  const shown = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => hush(box.current!));
  // Before anything is painted: else the prompt would show for a moment the answers that this thing stands for.
  useLayoutEffect(() => (quiet ? undefined : pick.mount(id)), [id, quiet]);
  const state: ThingState = quiet ? "plain" : pick.state(id);
  const count = quiet ? 0 : pick.count(id);

  const choose = () => {
    if (quiet || state === "plain") pick.show(id);
    else pick.press(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) choose();
    } else if (event.key === "?") pick.why(id);
    else if (event.key === "i") pick.show(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const begin = (event: PointerEvent) => {
    shown.current = false;
    if (event.pointerType === "mouse") return;
    pressed.current = window.setTimeout(() => {
      shown.current = true;
      pick.show(id);
    }, LONG_PRESS);
  };
  const end = () => window.clearTimeout(pressed.current);
  const onClick = () => {
    if (!shown.current) choose();
  };

  return (
    <div
      ref={box}
      role="button"
      tabIndex={0}
      class={className}
      style={style}
      data-thing={id}
      data-place={place}
      data-size={size}
      data-state={state === "plain" ? undefined : state}
      data-count={count > 1 ? count : undefined}
      aria-pressed={state === "sel" || state === "pay" ? true : undefined}
      aria-disabled={state === "off" ? true : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => shown.current && event.preventDefault()}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
    >
      {children}
      <span class="sr">{spoken(label, state, pick.entries(id), quiet)}</span>
    </div>
  );
}

/** The sentence at the end says it all: a screen reader need not spell the numbers and signs of the drawing too. */
function hush(thing: HTMLElement): void {
  for (const part of thing.children) {
    if (part !== thing.lastElementChild && !part.querySelector("[data-thing], button, a")) part.setAttribute("aria-hidden", "true");
  }
}

function spoken(label: string, state: ThingState, entries: { deed: string; note?: string }[], quiet?: boolean): string {
  if (quiet || state === "plain") return label;
  const notes = entries.map((entry) => (entry.note ? `${entry.deed}, ${entry.note}` : entry.deed)).join("; ");
  return `${label}; ${thingWords(state)}${notes ? `: ${notes}` : ""}`;
}

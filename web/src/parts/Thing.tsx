/** Anything on a table that can be looked at or chosen: a card, a tile, a space, an action. It is focusable even when it is
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
  const longPressTimer = useRef<number | undefined>(undefined);
  const longPressed = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => hideFromScreenReaders(box.current!));
  // Before the first paint, else the prompt would briefly list the answers that this thing stands for.
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
  const onPointerDown = (event: PointerEvent) => {
    longPressed.current = false;
    if (event.pointerType === "mouse") return;
    longPressTimer.current = window.setTimeout(() => {
      longPressed.current = true;
      pick.show(id);
    }, LONG_PRESS);
  };
  const cancelLongPress = () => window.clearTimeout(longPressTimer.current);
  const onClick = () => {
    if (!longPressed.current) choose();
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
      onContextMenu={(event) => longPressed.current && event.preventDefault()}
      onPointerDown={onPointerDown}
      onPointerUp={cancelLongPress}
      onPointerLeave={cancelLongPress}
      onPointerCancel={cancelLongPress}
    >
      {children}
      <span class="sr">{accessibleName(label, state, pick.entries(id), quiet)}</span>
    </div>
  );
}

/** The accessible name says it all: a screen reader need not read the numbers and icons of the drawing, too. */
function hideFromScreenReaders(thing: HTMLElement): void {
  for (const part of thing.children) {
    if (part !== thing.lastElementChild && !part.querySelector("[data-thing], button, a")) part.setAttribute("aria-hidden", "true");
  }
}

function accessibleName(label: string, state: ThingState, entries: { deed: string; note?: string }[], quiet?: boolean): string {
  if (quiet || state === "plain") return label;
  const notes = entries.map((entry) => (entry.note ? `${entry.deed}, ${entry.note}` : entry.deed)).join("; ");
  return `${label}; ${thingWords(state)}${notes ? `: ${notes}` : ""}`;
}

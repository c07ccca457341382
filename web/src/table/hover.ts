/** Hover or keyboard focus on a thing shows it large after a moment; leaving it hides it again. */
import { useEffect } from "preact/hooks";

import { hovers } from "../state/screen";
import type { Looking } from "./looking";

const LINGER = 350;
const LINGER_FOCUS = 700;

export function useLargeOnHover(looking: Looking): void {
  useEffect(() => {
    let timer: number | undefined;
    let over: Element | null = null;
    const later = (thing: Element | null, wait: number) => {
      if (thing === over) return;
      over = thing;
      window.clearTimeout(timer);
      if (looking.large.value && !looking.large.value.pinned) looking.large.value = null;
      const id = thing instanceof HTMLElement ? thing.dataset.thing : undefined;
      if (id) timer = window.setTimeout(() => looking.large.value?.pinned || looking.show(id, false), wait);
    };
    const thingAt = (event: Event) => (event.target instanceof Element ? event.target.closest("[data-thing]") : null);
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && hovers.value) later(thingAt(event), LINGER);
    };
    const onFocus = (event: FocusEvent) => {
      const thing = thingAt(event);
      if (!thing || thing.matches(":focus-visible")) later(thing, LINGER_FOCUS);
    };
    const onAway = () => later(null, 0);
    document.addEventListener("pointerover", onOver);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onAway);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onAway);
    };
  }, [looking]);
}

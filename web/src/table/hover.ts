/** Hover or keyboard focus on a thing shows it large after a moment; leaving it hides it again. */
import { useEffect } from "preact/hooks";

import { canHover } from "../state/screen";
import type { TableView } from "./tableView";

const HOVER_DELAY = 350;
const FOCUS_DELAY = 700;

export function useLargeOnHover(view: TableView): void {
  useEffect(() => {
    let timer: number | undefined;
    let hovered: Element | null = null;
    const schedule = (thing: Element | null, delay: number) => {
      if (thing === hovered) return;
      hovered = thing;
      window.clearTimeout(timer);
      if (view.large.value && !view.large.value.pinned) view.large.value = null;
      const id = thing instanceof HTMLElement ? thing.dataset.thing : undefined;
      if (id) timer = window.setTimeout(() => view.large.value?.pinned || view.show(id, false), delay);
    };
    const thingAt = (event: Event) => (event.target instanceof Element ? event.target.closest("[data-thing]") : null);
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && canHover.value) schedule(thingAt(event), HOVER_DELAY);
    };
    const onFocus = (event: FocusEvent) => {
      const thing = thingAt(event);
      if (!thing || thing.matches(":focus-visible")) schedule(thing, FOCUS_DELAY);
    };
    const onPress = () => schedule(null, 0);
    document.addEventListener("pointerover", onOver);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPress);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [view]);
}

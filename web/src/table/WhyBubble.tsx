/** Why something is not possible, in place: the rule, the numbers, the sum. */
import { useLayoutEffect, useRef } from "preact/hooks";

import { Button } from "../parts/Button";
import { useRestoreFocus } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { tableWords } from "../words/table";
import { shownThing } from "./LargeCard";
import type { TableSession } from "./session";

const GAP = 14;

export function WhyBubble({ session }: { session: TableSession }) {
  const why = session.whyNot.value;
  const box = useRef<HTMLDivElement>(null);
  useRestoreFocus(why !== null);
  useLayoutEffect(() => {
    if (why && box.current) placeAbove(box.current, why.thing);
  }, [why]);
  if (!why || (!why.text && !why.title)) return null;
  return (
    <div ref={box} class="why" role="alert">
      <h4>
        <Icon name="why-not" />
        {why.title || tableWords("whyTitle")}
      </h4>
      {why.text && <p>{why.text}</p>}
      <Button icon="close" class="quiet sq why-close" label={tableWords("close")} onPress={() => (session.whyNot.value = null)} />
    </div>
  );
}

function placeAbove(box: HTMLElement, thing: string): void {
  const at = shownThing(thing)?.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  if (!at) {
    box.classList.add("loose");
    return;
  }
  const below = at.top - GAP - size.height < 0;
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - 60), window.innerWidth - size.width - GAP);
  box.classList.remove("loose");
  box.classList.toggle("up", below);
  box.style.left = `${left}px`;
  box.style.top = `${below ? Math.min(at.bottom + GAP, window.innerHeight - size.height - GAP) : at.top - GAP - size.height}px`;
  box.style.setProperty("--tip", `${Math.min(size.width - 28, Math.max(12, at.left + at.width / 2 - left - 6))}px`);
}

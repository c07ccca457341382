/** A sign on a thing: chosen, paying, or not possible. */
import { useContext } from "preact/hooks";

import { PickContext, type ThingState } from "../table/pick";
import { Icon } from "./Icon";

const SIGNS: Partial<Record<ThingState, string>> = { sel: "check", pay: "cost", off: "why-not" };

export function Flag({ thing, quiet }: { thing: string; quiet?: boolean }) {
  const sign = SIGNS[useContext(PickContext).state(thing)];
  if (!sign || quiet) return null;
  return (
    <span class="flag">
      <Icon name={sign} />
    </span>
  );
}

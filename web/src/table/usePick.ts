/** The question of a sitting as boards see it. */
import { useMemo } from "preact/hooks";

import type { Entry } from "../api/types";
import type { Pick, ThingState } from "./pick";
import type { Sitting } from "./sitting";

export function usePick(sitting: Sitting): Pick {
  return useMemo(() => pickOf(sitting), [sitting]);
}

export function pickOf(sitting: Sitting): Pick {
  const chosenOf = (thing: string) => sitting.entries(thing).filter((entry) => sitting.count(entry.key) > 0);
  return {
    entries: (thing) => sitting.entries(thing),
    state(thing): ThingState {
      const entries = sitting.entries(thing);
      const [chosen] = chosenOf(thing);
      if (chosen) return pays(chosen) ? "pay" : "sel";
      if (sitting.offered.value === thing) return "sel";
      if (entries.some((entry) => entry.action !== null)) return "lit";
      return entries.length ? "off" : "plain";
    },
    count: (thing) => chosenOf(thing).reduce((sum, entry) => sum + sitting.count(entry.key), 0),
    press: (thing) => sitting.press(thing),
    why: (thing) => sitting.why(thing),
    show: (thing) => sitting.show(thing),
    mount: (thing) => sitting.mount(thing),
  };
}

function pays(entry: Entry): boolean {
  return entry.action?.startsWith("pay ") ?? false;
}

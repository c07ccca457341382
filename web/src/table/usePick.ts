/** `Picking` for the board of a session. */
import { useMemo } from "preact/hooks";

import type { GameModule } from "../games/module";
import type { Picking, ThingState } from "./pick";
import type { TableSession } from "./session";

export function usePick(session: TableSession, module: GameModule<unknown, unknown> | null): Picking {
  return useMemo(() => pickOf(session, module?.isPayment), [session, module]);
}

function pickOf(session: TableSession, isPayment: GameModule<unknown, unknown>["isPayment"] = () => false): Picking {
  const chosenOf = (thing: string) => session.entries(thing).filter((entry) => session.selection.count(entry.key) > 0);
  return {
    entries: (thing) => session.entries(thing),
    state(thing): ThingState {
      const entries = session.entries(thing);
      const [chosen] = chosenOf(thing);
      if (chosen) return isPayment(chosen.action ?? "") ? "pay" : "sel";
      if (session.selection.offered.value === thing) return "sel";
      if (entries.some((entry) => entry.action !== null)) return "lit";
      return entries.length ? "off" : "plain";
    },
    count: (thing) => chosenOf(thing).reduce((sum, entry) => sum + session.selection.count(entry.key), 0),
    press: (thing) => session.selection.press(thing),
    why: (thing) => session.why(thing),
    show: (thing) => session.show(thing),
    mount: (thing) => session.shown.mount(thing),
  };
}

/** What a board needs to know of the question that is being answered: which things can be touched, and touching them. */
import { createContext } from "preact";

import type { Entry } from "../api/types";

/** `lit` legal now, `sel` chosen, `pay` chosen as payment, `off` not possible now, `plain` not part of the question. */
export type ThingState = "plain" | "lit" | "sel" | "pay" | "off";

export interface Pick {
  /** The answers, possible and impossible, that touch this thing. */
  entries(thing: string): Entry[];
  state(thing: string): ThingState;
  /** How often it is chosen (resources may be chosen several times). */
  count(thing: string): number;
  /** Choose it, take it back, or hear why it is not possible. */
  press(thing: string): void;
  why(thing: string): void;
  /** The large card in plain words. */
  show(thing: string): void;
  /** Boards say what they show; the prompt lists the other answers as buttons. Returns how to take it back. */
  mount(thing: string): () => void;
}

export const nothingToPick: Pick = {
  entries: () => [],
  state: () => "plain",
  count: () => 0,
  press: () => undefined,
  why: () => undefined,
  show: () => undefined,
  mount: () => () => undefined,
};

export const PickContext = createContext<Pick>(nothingToPick);

/** How boards take part in answering a question: which things can be chosen now, and choosing them. */
import { createContext } from "preact";

import type { Entry } from "../api/types";

/** `lit` legal now, `sel` chosen, `pay` chosen as payment, `off` not possible now, `plain` not part of the question. */
export type ThingState = "plain" | "lit" | "sel" | "pay" | "off";

export interface Picking {
  /** The answers, possible and impossible, that touch this thing. */
  entries(thing: string): Entry[];
  state(thing: string): ThingState;
  /** How often it is chosen (resources may be chosen several times). */
  count(thing: string): number;
  /** Choose it, take it back, or show why it is not possible. */
  press(thing: string): void;
  why(thing: string): void;
  /** The large card in plain words. */
  show(thing: string): void;
  /** A thing tells that it is on the board; the prompt lists all other answers as buttons. Returns how to unmount it. */
  mount(thing: string): () => void;
}

export const noPicking: Picking = {
  entries: () => [],
  state: () => "plain",
  count: () => 0,
  press: () => undefined,
  why: () => undefined,
  show: () => undefined,
  mount: () => () => undefined,
};

export const PickContext = createContext<Picking>(noPicking);

/** What looking at a table needs, whether one plays or watches an old game. */
import type { Signal } from "@preact/signals";

import type { Entry, Position } from "../api/types";

export interface Looking {
  readonly position: Signal<Position | null>;
  /** The thing that is shown large; pinned: until it is closed. */
  readonly large: Signal<{ thing: string; pinned: boolean } | null>;
  entries(thing: string): Entry[];
  show(thing: string, pinned?: boolean): void;
}

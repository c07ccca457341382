/** What the large card needs, at a table as well as in a replay. */
import type { Signal } from "@preact/signals";

import type { Entry, Position } from "../api/types";

export interface TableView {
  readonly position: Signal<Position | null>;
  /** The thing on the large card; pinned: it stays until it is closed. */
  readonly large: Signal<{ thing: string; pinned: boolean } | null>;
  entries(thing: string): Entry[];
  show(thing: string, pinned?: boolean): void;
}

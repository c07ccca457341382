/** Which things the board shows, so that the prompt lists the answers that nothing in sight stands for. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";

import type { Entry } from "../api/types";

export class ShownThings {
  private readonly mounted = new Map<string, number>();
  /** Counts changes of `mounted`. */
  private readonly mountings = signal(0);
  private readonly hidden = signal<string[]>([]);

  constructor(private readonly entries: ReadonlySignal<Entry[]>) {}

  /** The board shows this thing; returns how to take that back. */
  mount(thing: string): () => void {
    this.mounted.set(thing, (this.mounted.get(thing) ?? 0) + 1);
    this.mountings.value += 1;
    return () => {
      const left = (this.mounted.get(thing) ?? 1) - 1;
      if (left) this.mounted.set(thing, left);
      else this.mounted.delete(thing);
      this.mountings.value += 1;
    };
  }

  /** Note which things are mounted but not displayed, as some are on small screens. */
  findHidden(board: HTMLElement): void {
    const displayed = new Set<string>();
    for (const thing of board.querySelectorAll<HTMLElement>("[data-thing]")) {
      if (thing.getClientRects().length) displayed.add(thing.dataset.thing!);
    }
    const things = new Set(this.entries.peek().map((entry) => entry.thing));
    const hidden = [...things].filter((thing) => this.mounted.has(thing) && !displayed.has(thing));
    if (hidden.join() !== this.hidden.peek().join()) this.hidden.value = hidden;
  }

  /** The answers that no displayed thing stands for. */
  readonly elsewhere = computed(() => {
    void this.mountings.value;
    const isShown = (thing: string) => this.mounted.has(thing) && !this.hidden.value.includes(thing);
    return this.entries.value.filter((entry) => !isShown(entry.thing));
  });
}

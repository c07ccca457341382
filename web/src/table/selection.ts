/** The answer that is being put together: which entries are chosen, what they add up to, and whether they can be played. */
import { batch, computed, signal } from "@preact/signals";

import type { Entry, Gathered } from "../api/types";
import type { TableSession } from "./session";

export class Selection {
  /** Keys of entries; a key may be there several times. */
  readonly chosen = signal<string[]>([]);
  /** What the chosen entries add up to, as the service says. */
  readonly gathered = signal<Gathered | null>(null);
  /** The choice has changed and its sum is on its way. */
  readonly sumPending = signal(false);
  /** The thing whose several answers the prompt offers. */
  readonly offered = signal<string | null>(null);
  /** The answer is complete but something would be lost: the prompt asks for a second press. */
  readonly warned = signal(false);

  /** The single answer that waits for confirmation. */
  readonly unconfirmed = computed(() => {
    const [key] = this.chosen.value;
    const choice = this.session.choice.value;
    if (!key || !choice) return null;
    const all = choice.passing ? [...choice.entries, choice.passing] : choice.entries;
    return all.find((entry) => entry.key === key && !entry.several) ?? null;
  });

  private lastSumRequest = 0;
  /** Confirm was pressed while the sum was on its way. */
  private confirmOnSum = false;

  constructor(private readonly session: TableSession) {}

  count(key: string): number {
    return this.chosen.value.filter((chosen) => chosen === key).length;
  }

  press(thing: string): void {
    const possible = this.session.entries(thing).filter((entry) => entry.action !== null);
    this.session.whyNot.value = null;
    if (!possible.length) return this.session.why(thing);
    if (possible.length > 1) {
      this.offered.value = this.offered.value === thing ? null : thing;
      return;
    }
    this.offered.value = null;
    this.answer(possible[0]!);
  }

  /** Play this answer at once if it can be undone, else choose it, to be confirmed. */
  answer(entry: Entry): void {
    if (entry.action === null) return this.session.why(entry.thing);
    if (entry.several) return this.toggle(entry);
    if (this.unconfirmed.value?.key === entry.key) {
      this.chosen.value = [];
      return;
    }
    if (!entry.final) return this.session.play([entry.action]);
    this.cancelSum();
    batch(() => {
      this.chosen.value = [entry.key];
      this.gathered.value = null;
      this.warned.value = false;
    });
  }

  private toggle(entry: Entry): void {
    const choice = this.session.choice.value!;
    const chosen = this.unconfirmed.value ? [] : this.chosen.value;
    const count = chosen.filter((key) => key === entry.key).length;
    if (count >= (entry.most ?? 1)) this.chosen.value = chosen.filter((key) => key !== entry.key);
    else if (choice.need === 1 && chosen.length === 1 && !choice.up_to) this.chosen.value = [entry.key];
    else this.chosen.value = [...chosen, entry.key];
    void this.requestSum();
  }

  takeBack(key: string): void {
    const last = this.chosen.value.lastIndexOf(key);
    this.chosen.value = this.chosen.value.filter((_, index) => index !== last);
    void this.requestSum();
  }

  private async requestSum(): Promise<void> {
    const number = this.cancelSum();
    this.warned.value = false;
    const request = this.session.sumRequest(this.chosen.value);
    if (!request) return;
    if (!this.chosen.value.length) {
      this.gathered.value = null;
      return;
    }
    this.sumPending.value = true;
    try {
      const gathered = await request();
      if (number === this.lastSumRequest) this.onSum(gathered);
    } catch (error) {
      if (number !== this.lastSumRequest) return;
      this.sumPending.value = false;
      this.session.showError(error);
    }
  }

  /** A sum that is still on its way is about entries that are no longer chosen. */
  private cancelSum(): number {
    this.confirmOnSum = false;
    this.sumPending.value = false;
    return ++this.lastSumRequest;
  }

  private onSum(gathered: Gathered): void {
    batch(() => {
      this.gathered.value = gathered;
      this.sumPending.value = false;
    });
    if (this.confirmOnSum) this.confirm();
    this.confirmOnSum = false;
  }

  /** Play what is chosen. */
  confirm(): void {
    const unconfirmed = this.unconfirmed.value;
    const gathered = this.gathered.value;
    if (unconfirmed?.action) return this.session.play([unconfirmed.action]);
    if (this.sumPending.value) {
      this.confirmOnSum = true; // The sum that is known belongs to an earlier choice: the press counts for the new one.
      return;
    }
    if (!gathered?.complete) return;
    if (gathered.doubt && !this.warned.value) {
      this.warned.value = true;
      return;
    }
    this.session.play(gathered.actions);
  }

  clear(): void {
    this.cancelSum();
    this.chosen.value = [];
    this.gathered.value = null;
    this.offered.value = null;
    this.warned.value = false;
  }
}

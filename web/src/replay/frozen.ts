/** A game at a chosen moment: the positions are read from the service and kept, so that scrubbing back is instant. */
import { signal } from "@preact/signals";

import { messageOf, passes, service } from "../api/client";
import type { Entry, History, Position, TableInfo } from "../api/types";
import { go } from "../router/router";
import { nothingToPick, type Pick } from "../table/pick";
import type { Looking } from "../table/looking";

const KEPT = 400;
const PACE = 900;
const AGAIN = 1500;

/** So many moments are in the chart at most. */
const POINTS = 24;

export interface Point {
  step: number;
  totals: number[];
}

export class Frozen implements Looking {
  readonly info = signal<TableInfo | null>(null);
  readonly history = signal<History | null>(null);
  readonly position = signal<Position | null>(null);
  readonly step = signal(0);
  readonly eyes = signal<number | null>(null);
  readonly playing = signal(false);
  /** What could not be read; the next thing that can be takes it away. */
  readonly trouble = signal("");
  readonly large = signal<{ thing: string; pinned: boolean } | null>(null);
  readonly pick: Pick = { ...nothingToPick, show: (thing) => this.show(thing), press: (thing) => this.show(thing) };
  /** The totals of the seats at some moments of the game, for the chart. */
  readonly curve = signal<Point[]>([]);
  private readonly kept = new Map<string, Promise<Position>>();
  private timer: number | undefined;
  private again: number | undefined;
  private opened = false;
  private closed = false;
  private reading = false;
  private wishes = 0;

  constructor(
    readonly table: string,
    private readonly wanted: number,
  ) {}

  async open(): Promise<void> {
    this.closed = false;
    try {
      const info = await service.table(this.table);
      if (!this.opened) this.eyes.value = lookable(info)[0] ?? null;
      const history = await service.history(this.table, this.eyes.value);
      this.kept.clear();
      this.info.value = info;
      this.history.value = history;
      const first = Number.isNaN(this.wanted) ? (info.status === "over" ? 0 : history.steps) : this.wanted;
      this.step.value = within(this.opened ? this.step.value : first, history.steps);
      this.opened = true;
      await this.read();
      void this.readCurve();
    } catch (error) {
      if (this.closed) return;
      this.trouble.value = messageOf(error);
      if (passes(error)) this.again = window.setTimeout(() => void this.open(), AGAIN);
    }
  }

  close(): void {
    this.closed = true;
    this.pause();
    window.clearTimeout(this.again);
  }

  /** `passing`: the bar is being dragged over this moment. */
  goTo(step: number, passing = false): void {
    const steps = this.history.value?.steps ?? 0;
    this.step.value = within(step, steps);
    void this.read();
    if (!passing) this.stay();
  }

  /** The address names this moment. */
  stay(): void {
    try {
      go(`/t/${this.table}/replay?step=${this.step.value}`, true);
    } catch {
      // Browsers allow so many addresses in a while: a later one will do.
    }
  }

  async lookAs(seat: number | null): Promise<void> {
    this.eyes.value = seat;
    try {
      const history = await service.history(this.table, seat);
      if (seat !== this.eyes.value) return;
      this.history.value = history;
      await this.read();
      void this.readCurve();
    } catch (error) {
      this.trouble.value = messageOf(error);
    }
  }

  /** One moment is asked for at a time, and then the last one that was wished for meanwhile. */
  private async read(): Promise<void> {
    this.wishes += 1;
    if (this.reading) return;
    this.reading = true;
    for (let done = 0; done !== this.wishes && !this.closed; ) {
      const [wish, step, seat] = [this.wishes, this.step.value, this.eyes.value];
      try {
        const position = await this.positionAt(step, seat);
        if (seat === this.eyes.value) this.position.value = position;
        this.trouble.value = "";
        done = wish;
      } catch (error) {
        this.pause();
        this.trouble.value = messageOf(error);
        if (passes(error)) await new Promise((resolve) => window.setTimeout(resolve, AGAIN));
        else done = wish;
      }
    }
    this.reading = false;
  }

  /** One moment after the other, so that the person who scrubs never waits for the chart. */
  private async readCurve(): Promise<void> {
    const seat = this.eyes.value;
    const points: Point[] = [];
    try {
      for (const step of this.moments()) {
        const position = await this.positionAt(step, seat);
        if (seat !== this.eyes.value) return;
        points.push({ step, totals: position.scores.map((score) => score.total) });
        this.curve.value = [...points];
      }
    } catch {
      // The chart is a comfort: what could be read of it stays.
    }
  }

  /** The beginning, the headings, thinned out if there are many, and the end. */
  private moments(): number[] {
    const headings = this.headings();
    const every = Math.max(1, Math.ceil(headings.length / POINTS));
    const steps = this.history.value?.steps ?? 0;
    return [...new Set([0, ...headings.filter((_, index) => index % every === 0), steps])].sort((a, b) => a - b);
  }

  private positionAt(step: number, seat: number | null): Promise<Position> {
    const key = `${step} ${seat}`;
    let position = this.kept.get(key);
    if (!position) {
      if (this.kept.size > KEPT) this.kept.clear();
      position = service.moment(this.table, step, seat);
      position.catch(() => this.kept.delete(key));
      this.kept.set(key, position);
    }
    return position;
  }

  play(): void {
    if (this.playing.value) return this.pause();
    if (this.step.value >= (this.history.value?.steps ?? 0)) this.goTo(0);
    this.playing.value = true;
    this.timer = window.setInterval(() => this.forward(), PACE);
  }

  private forward(): void {
    if (this.step.value >= (this.history.value?.steps ?? 0)) this.pause();
    else this.goTo(this.nextTold());
  }

  /** The next move that the log has something to say about. */
  private nextTold(): number {
    const later = this.history.value!.lines.find((line) => line.step > this.step.value);
    return later?.step ?? this.step.value + 1;
  }

  pause(): void {
    window.clearInterval(this.timer);
    this.playing.value = false;
  }

  /** The moments at which a round or phase begins. */
  headings(): number[] {
    return [...new Set((this.history.value?.lines ?? []).filter((line) => line.heading).map((line) => line.step))];
  }

  entries(): Entry[] {
    return [];
  }

  show(thing: string, pinned = true): void {
    this.large.value = { thing, pinned };
  }
}

/** The seats through whose eyes one may look back, one's own first. People at one screen keep their secrets until the end. */
export function lookable(info: TableInfo): number[] {
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (info.status !== "over") return mine.length === 1 ? mine : [];
  return [...mine, ...info.seats.map((seat) => seat.seat).filter((seat) => !mine.includes(seat))];
}

function within(step: number, steps: number): number {
  return Math.min(steps, Math.max(0, Math.round(step) || 0));
}

/** A game at a chosen step. Positions that were read from the service are cached, so that scrubbing back is instant. */
import { signal } from "@preact/signals";

import { api, errorMessage, isTemporary } from "../api/client";
import type { Entry, History, Position, TableInfo } from "../api/types";
import { navigate } from "../router/router";
import { noPicking, type Picking } from "../table/pick";
import type { TableView } from "../table/tableView";

const POSITIONS_KEPT = 400;
const PLAY_INTERVAL = 900;
const RETRY_DELAY = 1500;

const MOST_CHART_POINTS = 24;

export interface ChartPoint {
  step: number;
  totals: number[];
}

export class ReplayPlayer implements TableView {
  readonly info = signal<TableInfo | null>(null);
  readonly history = signal<History | null>(null);
  readonly position = signal<Position | null>(null);
  readonly step = signal(0);
  readonly viewer = signal<number | null>(null);
  readonly playing = signal(false);
  /** What could not be read; cleared when something can be read again. */
  readonly error = signal("");
  readonly large = signal<{ thing: string; pinned: boolean } | null>(null);
  readonly pick: Picking = { ...noPicking, show: (thing) => this.show(thing), press: (thing) => this.show(thing) };
  /** The totals of the seats at some steps of the game, for the chart. */
  readonly curve = signal<ChartPoint[]>([]);
  private readonly cache = new Map<string, Promise<Position>>();
  private playTimer: number | undefined;
  private retryTimer: number | undefined;
  private opened = false;
  private closed = false;
  private reading = false;
  private lastRequest = 0;

  constructor(
    readonly table: string,
    private readonly firstStep: number,
  ) {}

  async open(): Promise<void> {
    this.closed = false;
    try {
      const info = await api.table(this.table);
      if (!this.opened) this.viewer.value = viewableSeats(info)[0] ?? null;
      const history = await api.history(this.table, this.viewer.value);
      this.cache.clear();
      this.info.value = info;
      this.history.value = history;
      const first = Number.isNaN(this.firstStep) ? (info.status === "over" ? 0 : history.steps) : this.firstStep;
      this.step.value = clampStep(this.opened ? this.step.value : first, history.steps);
      this.opened = true;
      await this.readPosition();
      void this.readTotals();
    } catch (error) {
      if (this.closed) return;
      this.error.value = errorMessage(error);
      if (isTemporary(error)) this.retryTimer = window.setTimeout(() => void this.open(), RETRY_DELAY);
    }
  }

  close(): void {
    this.closed = true;
    this.pause();
    window.clearTimeout(this.retryTimer);
  }

  /** `dragging`: the bar is being dragged over this step. */
  goTo(step: number, dragging = false): void {
    const steps = this.history.value?.steps ?? 0;
    this.step.value = clampStep(step, steps);
    void this.readPosition();
    if (!dragging) this.updateAddress();
  }

  /** Put this step into the address. */
  updateAddress(): void {
    try {
      navigate(`/t/${this.table}/replay?step=${this.step.value}`, true);
    } catch {
      // Browsers limit how often the address may change: a later change will do.
    }
  }

  async viewAs(seat: number | null): Promise<void> {
    this.viewer.value = seat;
    try {
      const history = await api.history(this.table, seat);
      if (seat !== this.viewer.value) return;
      this.history.value = history;
      await this.readPosition();
      void this.readTotals();
    } catch (error) {
      this.error.value = errorMessage(error);
    }
  }

  /** One position is requested at a time, and after it the latest step that was wanted meanwhile. */
  private async readPosition(): Promise<void> {
    this.lastRequest += 1;
    if (this.reading) return;
    this.reading = true;
    for (let done = 0; done !== this.lastRequest && !this.closed; ) {
      const [request, step, seat] = [this.lastRequest, this.step.value, this.viewer.value];
      try {
        const position = await this.positionAt(step, seat);
        if (seat === this.viewer.value) this.position.value = position;
        this.error.value = "";
        done = request;
      } catch (error) {
        this.pause();
        this.error.value = errorMessage(error);
        if (isTemporary(error)) await new Promise((resolve) => window.setTimeout(resolve, RETRY_DELAY));
        else done = request;
      }
    }
    this.reading = false;
  }

  private async readTotals(): Promise<void> {
    const seat = this.viewer.value;
    try {
      const { totals } = await api.totals(this.table, seat);
      if (seat !== this.viewer.value) return;
      this.curve.value = this.chartSteps().flatMap((step) => (totals[step] ? [{ step, totals: totals[step] }] : []));
    } catch {
      // The replay works without its chart.
    }
  }

  /** The start, the headings (thinned out if there are many) and the end. */
  private chartSteps(): number[] {
    const headings = this.headings();
    const every = Math.max(1, Math.ceil(headings.length / MOST_CHART_POINTS));
    const steps = this.history.value?.steps ?? 0;
    return [...new Set([0, ...headings.filter((_, index) => index % every === 0), steps])].sort((a, b) => a - b);
  }

  private positionAt(step: number, seat: number | null): Promise<Position> {
    const key = `${step} ${seat}`;
    let position = this.cache.get(key);
    if (!position) {
      if (this.cache.size > POSITIONS_KEPT) this.cache.clear();
      position = api.moment(this.table, step, seat);
      position.catch(() => this.cache.delete(key));
      this.cache.set(key, position);
    }
    return position;
  }

  play(): void {
    if (this.playing.value) return this.pause();
    if (this.step.value >= (this.history.value?.steps ?? 0)) this.goTo(0);
    this.playing.value = true;
    this.playTimer = window.setInterval(() => this.forward(), PLAY_INTERVAL);
  }

  private forward(): void {
    if (this.step.value >= (this.history.value?.steps ?? 0)) this.pause();
    else this.goTo(this.nextLoggedStep());
  }

  /** The next step that has a line in the log. */
  private nextLoggedStep(): number {
    const later = this.history.value!.lines.find((line) => line.step > this.step.value);
    return later?.step ?? this.step.value + 1;
  }

  pause(): void {
    window.clearInterval(this.playTimer);
    this.playing.value = false;
  }

  /** The steps at which a round or phase begins. */
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

/** The seats whose view one may see, one's own first. People at one screen keep their secrets until the end. */
export function viewableSeats(info: TableInfo): number[] {
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (info.status !== "over") return mine.length === 1 ? mine : [];
  return [...mine, ...info.seats.map((seat) => seat.seat).filter((seat) => !mine.includes(seat))];
}

function clampStep(step: number, steps: number): number {
  return Math.min(steps, Math.max(0, Math.round(step) || 0));
}

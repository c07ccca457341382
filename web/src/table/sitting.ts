/** One's sitting at a table: what the service says about it, what has been chosen so far, and everything one can do. */
import { batch, computed, effect, signal } from "@preact/signals";

import { messageOf, Refusal, service } from "../api/client";
import { Live } from "../api/live";
import type { ChatLine, Entry, Gathered, Hint, LogLine, Position, Request, TableInfo, Tidings } from "../api/types";
import { tableWords } from "../words/table";
import { lang } from "../words/words";

export interface WhyNot {
  thing: string;
  title: string;
  text: string;
}

export interface Trouble {
  message: string;
  again?: () => void;
}

type Deed = Extract<Request, { type: "move" | "undo" }>;

/** So many lines of chat are kept; older ones go. */
const LINES = 200;

/** The disk is full, the database is away: it passes, and the same deed may be sent again. */
const passes = (error: unknown) => error instanceof Refusal && error.problem.code.startsWith("server.store.");

export class Sitting {
  readonly info = signal<TableInfo | null>(null);
  readonly position = signal<Position | null>(null);
  readonly log = signal<LogLine[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  /** The number of the last line of chat that one has had before one's eyes. */
  readonly heardChat = signal(0);
  readonly unheard = computed(() => this.chat.value.filter((line) => line.number > this.heardChat.value).length);
  readonly trouble = signal<Trouble | null>(null);

  readonly chosen = signal<string[]>([]);
  readonly gathered = signal<Gathered | null>(null);
  /** What is chosen has changed, and its sum is on its way. */
  readonly summing = signal(false);
  /** The thing whose several answers the prompt offers. */
  readonly offered = signal<string | null>(null);
  /** The answer is complete but something would be lost: the prompt asks back. */
  readonly doubting = signal(false);
  readonly whyNot = signal<WhyNot | null>(null);
  readonly large = signal<{ thing: string; pinned: boolean } | null>(null);
  readonly hints = signal<Hint[] | null>(null);
  /** A bot is thinking about a hint. */
  readonly hinting = signal(false);

  /** Whose eyes one looks through; several people at one screen take turns. */
  readonly eyes = signal<number | null>(null);
  readonly choice = computed(() => this.position.value?.choice ?? null);
  readonly byThing = computed(() => thingsOf(this.choice.value?.entries ?? []));
  readonly mine = computed(() => (this.info.value?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly curtain = computed(() => this.nextAtThisScreen());

  private readonly mounted = new Map<string, number>();
  private readonly mountings = signal(0);
  private readonly hidden = signal<string[]>([]);
  private gathering = 0;
  /** The gold button was pressed while the sum was on its way. */
  private hasty = false;
  private live: Live | null = null;
  /** Left, perhaps before it was open. */
  closed = false;
  /** Deeds that are not answered yet. */
  private underWay: Deed[] = [];
  private histories = 0;
  private readonly stops: (() => void)[] = [];

  constructor(readonly table: string) {}

  get connection() {
    return this.live?.connection;
  }

  // ---------------------------------------------------------------- coming and going

  async open(): Promise<void> {
    const info = await service.table(this.table);
    if (this.closed) return;
    this.learn(info);
    this.live = new Live(
      () => this.socketAddress(),
      (news) => this.hear(news),
    );
    let spoken = lang.value;
    this.stops.push(
      effect(() => {
        if (lang.value === spoken) return;
        spoken = lang.value;
        this.look();
        if (this.position.peek()) void this.readHistory();
      }),
    );
  }

  /** Who has one seat looks through its eyes; several people at one screen take turns behind the curtain; who has got up
   * or belongs to somebody else now looks on. */
  private takeMySeat(): void {
    const mine = this.mine.value;
    const now = this.eyes.value;
    if (mine.length === 1 && now !== mine[0]) this.lookAs(mine[0]!);
    else if (now !== null && !mine.includes(now)) this.lookAs(null);
  }

  close(): void {
    this.closed = true;
    this.stops.forEach((stop) => stop());
    this.live?.close();
  }

  private socketAddress(): string {
    const query = new URLSearchParams({ lang: lang.peek() });
    if (this.eyes.peek() !== null) query.set("seat", String(this.eyes.peek()));
    return `${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/live?${query}`;
  }

  private look(): void {
    // Refused, these eyes would see nothing: the table is asked again from the beginning.
    this.live?.tell({ type: "look", seat: this.eyes.peek(), lang: lang.peek() }, () => this.live?.reconnect());
  }

  /** The next person at this screen who owes a choice, if it is not the one who looks now. */
  private nextAtThisScreen(): number | null {
    const mine = this.mine.value;
    const position = this.position.value;
    if (mine.length < 2 || !position || position.ending) return null;
    const now = this.eyes.value;
    const waiting = position.asked;
    if (now !== null && waiting.includes(now)) return null;
    if (!waiting.length) return now === null ? mine[0]! : null;
    return waiting.find((seat) => now !== null && seat > now) ?? waiting[0]!;
  }

  /** Through other eyes: nothing that the last ones saw is left. */
  lookAs(seat: number | null): void {
    this.histories += 1;
    batch(() => {
      this.eyes.value = seat;
      this.position.value = null;
      this.log.value = [];
      this.large.value = null;
      this.trouble.value = null;
      this.forget();
    });
    this.look();
  }

  // ---------------------------------------------------------------- what the service tells

  private hear(news: Tidings["news"]): void {
    switch (news.type) {
      case "position":
        return this.arrive(news);
      case "table":
        return this.learn(news.table);
      case "chat":
        if (!this.chat.value.some((line) => line.number === news.number)) this.chat.value = [...this.chat.value, news].slice(-LINES);
        return;
      case "problem":
        this.trouble.value = { message: news.problem.message };
    }
  }

  /** The table has changed: somebody sat down, left, came or went. What is older than what is known came late. */
  learn(info: TableInfo): void {
    if (info.revision < (this.info.peek()?.revision ?? 0)) return;
    this.info.value = info;
    this.takeMySeat();
  }

  private arrive(position: Position): void {
    if (position.seat !== this.eyes.peek()) return; // On its way when the eyes changed.
    const before = this.position.value;
    batch(() => {
      this.position.value = position;
      if (!before || before.moment !== position.moment || before.seat !== position.seat) this.forget();
      if (position.choice && before?.moment !== position.moment) this.large.value = null;
    });
    if (!before || before.seat !== position.seat || before.version !== position.since) void this.readHistory();
    else this.log.value = [...this.upTo(position.back_to), ...position.news];
  }

  /** The log without what was taken back. */
  private upTo(step: number | null): LogLine[] {
    return step === null ? this.log.value : this.log.value.filter((line) => line.step <= step);
  }

  private async readHistory(): Promise<void> {
    const number = ++this.histories;
    try {
      const history = await service.history(this.table, this.eyes.peek());
      if (number !== this.histories) return;
      // What came in while it was on its way is added again.
      const later = this.position.peek()?.news.filter((line) => line.step > history.steps) ?? [];
      this.log.value = [...history.lines, ...later];
    } catch {
      // The log is a comfort; the table is playable without it, and the next position brings it up again.
    }
  }

  // ---------------------------------------------------------------- choosing

  entries(thing: string): Entry[] {
    return this.byThing.value.get(thing) ?? [];
  }

  count(key: string): number {
    return this.chosen.value.filter((chosen) => chosen === key).length;
  }

  /** The single answer that is waiting to be confirmed. */
  readonly pending = computed(() => {
    const [key] = this.chosen.value;
    const choice = this.choice.value;
    if (!key || !choice) return null;
    const all = choice.passing ? [...choice.entries, choice.passing] : choice.entries;
    return all.find((entry) => entry.key === key && !entry.several) ?? null;
  });

  press(thing: string): void {
    const possible = this.entries(thing).filter((entry) => entry.action !== null);
    this.whyNot.value = null;
    if (!possible.length) return this.why(thing);
    if (possible.length > 1) {
      this.offered.value = this.offered.value === thing ? null : thing;
      return;
    }
    this.offered.value = null;
    this.answer(possible[0]!);
  }

  /** Take this answer: at once if it can be taken back, else chosen, to be confirmed. */
  answer(entry: Entry): void {
    if (entry.action === null) return this.why(entry.thing);
    if (entry.several) return this.choose(entry);
    if (this.pending.value?.key === entry.key) {
      this.chosen.value = [];
      return;
    }
    if (!entry.final) return this.play([entry.action]);
    this.dropSum();
    batch(() => {
      this.chosen.value = [entry.key];
      this.gathered.value = null;
      this.doubting.value = false;
    });
  }

  private choose(entry: Entry): void {
    const choice = this.choice.value!;
    const chosen = this.pending.value ? [] : this.chosen.value;
    const often = chosen.filter((key) => key === entry.key).length;
    if (often >= (entry.most ?? 1)) this.chosen.value = chosen.filter((key) => key !== entry.key);
    else if (choice.need === 1 && chosen.length === 1 && !choice.up_to) this.chosen.value = [entry.key];
    else this.chosen.value = [...chosen, entry.key];
    void this.gather();
  }

  takeBack(key: string): void {
    const at = this.chosen.value.lastIndexOf(key);
    this.chosen.value = this.chosen.value.filter((_, index) => index !== at);
    void this.gather();
  }

  private async gather(): Promise<void> {
    const position = this.position.value;
    const number = this.dropSum();
    this.doubting.value = false;
    if (!position || position.seat === null || !this.live) return;
    if (!this.chosen.value.length) {
      this.gathered.value = null;
      return;
    }
    this.summing.value = true;
    try {
      const request = { type: "gather", seat: position.seat, moment: position.moment, chosen: this.chosen.value } as const;
      const gathered = await this.live.ask(request, "gathered");
      if (number === this.gathering) this.sumUp(gathered);
    } catch (error) {
      if (number !== this.gathering) return;
      this.summing.value = false;
      this.complain(error);
    }
  }

  /** A sum that is still on its way is about things that are no longer chosen. */
  private dropSum(): number {
    this.hasty = false;
    this.summing.value = false;
    return ++this.gathering;
  }

  private sumUp(gathered: Gathered): void {
    batch(() => {
      this.gathered.value = gathered;
      this.summing.value = false;
    });
    if (this.hasty) this.confirm();
    this.hasty = false;
  }

  /** The gold button: what is chosen is played. */
  confirm(): void {
    const pending = this.pending.value;
    const gathered = this.gathered.value;
    if (pending?.action) return this.play([pending.action]);
    if (this.summing.value) {
      this.hasty = true; // What is known of the sum is about an earlier choice: the press counts when the new one is there.
      return;
    }
    if (!gathered?.complete) return;
    if (gathered.doubt && !this.doubting.value) {
      this.doubting.value = true;
      return;
    }
    this.play(gathered.actions);
  }

  forget(): void {
    this.dropSum();
    batch(() => {
      this.chosen.value = [];
      this.gathered.value = null;
      this.offered.value = null;
      this.doubting.value = false;
      this.whyNot.value = null;
      this.hints.value = null;
    });
  }

  // ---------------------------------------------------------------- deeds

  play(actions: string[]): void {
    const position = this.position.value;
    if (!position || position.seat === null || this.isAnswered(position)) return;
    this.send({ type: "move", seat: position.seat, moment: position.moment, deed: newDeed(), actions });
  }

  undo(): void {
    const position = this.position.value;
    if (!position || position.seat === null || this.isAnswered(position)) return;
    if (!position.can_undo) {
      this.whyNot.value = { thing: "", title: tableWords("noUndo"), text: tableWords("noUndoWhy") };
      return;
    }
    this.send({ type: "undo", seat: position.seat, moment: position.moment, deed: newDeed() });
  }

  /** A deed about this question is on its way: one press answers once and takes one choice back, whatever arrives
   * meanwhile. */
  private isAnswered({ seat, moment }: Position): boolean {
    return this.underWay.some((deed) => deed.seat === seat && deed.moment === moment);
  }

  private send(deed: Deed): void {
    this.underWay.push(deed);
    this.trouble.value = null;
    const answered = () => (this.underWay = this.underWay.filter((one) => one !== deed));
    this.live!.ask(deed, "accepted").then(answered, (error: unknown) => {
      answered();
      this.complain(error, passes(error) ? () => this.send(deed) : undefined);
    });
  }

  private complain(error: unknown, again?: () => void): void {
    this.trouble.value = { message: messageOf(error), again };
  }

  why(thing: string): void {
    const seat = this.position.value?.seat ?? null;
    if (seat === null) return this.show(thing);
    const entry = this.entries(thing).find((one) => one.action === null);
    this.whyNot.value = { thing, title: entry?.label ?? "", text: entry?.note ?? "" };
    this.live?.ask({ type: "why", seat, thing }, "why").then(
      (why) => {
        if (this.whyNot.value?.thing === thing) this.whyNot.value = why;
      },
      (error: unknown) => {
        if (this.whyNot.value?.thing === thing && !this.whyNot.value.text) this.whyNot.value = null;
        this.complain(error);
      },
    );
  }

  async hint(): Promise<void> {
    const seat = this.position.value?.seat ?? null;
    if (seat === null || !this.choice.value || this.hinting.value) return;
    if (this.hints.value) {
      this.hints.value = null;
      return;
    }
    const { moment } = this.position.value!;
    this.hinting.value = true;
    try {
      const { hints } = await this.live!.ask({ type: "hint", seat }, "hints");
      if (this.position.value?.moment === moment && this.position.value.seat === seat) this.hints.value = hints;
    } catch (error) {
      this.complain(error);
    }
    this.hinting.value = false;
  }

  /** `line`: a word of one's own for it, so that it is said once however often it is sent. */
  async say(text: string, line: string): Promise<boolean> {
    try {
      await this.live!.ask({ type: "chat", text, line }, "chat");
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  show(thing: string, pinned = true): void {
    this.large.value = { thing, pinned };
  }

  // ---------------------------------------------------------------- what the board shows

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

  /** Notes which things are on the board but hidden, as some are on small screens. */
  watch(board: HTMLElement): void {
    const seen = new Set<string>();
    for (const thing of board.querySelectorAll<HTMLElement>("[data-thing]")) {
      if (thing.getClientRects().length) seen.add(thing.dataset.thing!);
    }
    const hidden = [...this.byThing.peek().keys()].filter((thing) => this.mounted.has(thing) && !seen.has(thing));
    if (hidden.join() !== this.hidden.peek().join()) this.hidden.value = hidden;
  }

  /** The answers that nothing in sight on the board stands for. */
  readonly elsewhere = computed(() => {
    void this.mountings.value;
    const inSight = (thing: string) => this.mounted.has(thing) && !this.hidden.value.includes(thing);
    return (this.choice.value?.entries ?? []).filter((entry) => !inSight(entry.thing));
  });
}

function thingsOf(entries: Entry[]): Map<string, Entry[]> {
  const things = new Map<string, Entry[]>();
  for (const entry of entries) things.set(entry.thing, [...(things.get(entry.thing) ?? []), entry]);
  return things;
}

/** A word that nobody else uses; `crypto.randomUUID` exists on secure pages only, and a table in the living room is not. */
export function newDeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One's session at a table: what the service says about it, and every command that one can send. */
import { batch, computed, effect, signal } from "@preact/signals";

import { api, ApiError, errorMessage } from "../api/client";
import { TableSocket } from "../api/tableSocket";
import type { ChatLine, Entry, Gathered, Hint, LogLine, Position, Request, ServerEvent, TableInfo } from "../api/types";
import { tableWords } from "../words/table";
import { lang } from "../words/words";
import { Selection } from "./selection";
import { ShownThings } from "./shownThings";

export interface WhyNot {
  thing: string;
  title: string;
  text: string;
}

export interface ErrorNotice {
  message: string;
  retry?: () => void;
}

type Command = Extract<Request, { type: "move" | "undo" }>;

const CHAT_LINES_KEPT = 200;

/** The disk is full or the database is away: it passes, and the same command may be sent again. */
const isStoreDown = (error: unknown) => error instanceof ApiError && error.problem.code.startsWith("server.store.");

export class TableSession {
  readonly info = signal<TableInfo | null>(null);
  readonly position = signal<Position | null>(null);
  readonly log = signal<LogLine[]>([]);
  readonly chat = signal<ChatLine[]>([]);
  /** The number of the last line of chat that was displayed. */
  readonly chatReadTo = signal(0);
  readonly unreadChat = computed(() => this.chat.value.filter((line) => line.number > this.chatReadTo.value).length);
  readonly error = signal<ErrorNotice | null>(null);

  /** The seat whose view is shown; null: a spectator's. Several people at one screen take turns. */
  readonly viewer = signal<number | null>(null);
  readonly choice = computed(() => this.position.value?.choice ?? null);
  readonly mySeats = computed(() => (this.info.value?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  /** The seat for which the device must be passed on first; null: nobody else's. */
  readonly curtain = computed(() => this.nextAtThisScreen());

  readonly selection = new Selection(this);
  readonly shown = new ShownThings(computed(() => this.choice.value?.entries ?? []));
  readonly whyNot = signal<WhyNot | null>(null);
  readonly large = signal<{ thing: string; pinned: boolean } | null>(null);
  readonly hints = signal<Hint[] | null>(null);
  readonly hintPending = signal(false);

  /** Perhaps before it was open. */
  closed = false;
  private readonly byThing = computed(() => entriesByThing(this.choice.value?.entries ?? []));
  private socket: TableSocket | null = null;
  private pendingCommands: Command[] = [];
  private lastHistoryRequest = 0;
  private readonly disposers: (() => void)[] = [];

  constructor(readonly table: string) {}

  get connection() {
    return this.socket?.connection;
  }

  // ---------------------------------------------------------------- opening and closing

  async open(): Promise<void> {
    const info = await api.table(this.table);
    if (this.closed) return;
    this.updateInfo(info);
    this.socket = new TableSocket(
      () => this.socketAddress(),
      (event) => this.onEvent(event),
    );
    let language = lang.value;
    this.disposers.push(
      effect(() => {
        if (lang.value === language) return;
        language = lang.value;
        this.sendViewer();
        if (this.position.peek()) void this.readHistory();
      }),
    );
  }

  close(): void {
    this.closed = true;
    this.disposers.forEach((dispose) => dispose());
    this.socket?.close();
  }

  private socketAddress(): string {
    const query = new URLSearchParams({ lang: lang.peek() });
    if (this.viewer.peek() !== null) query.set("seat", String(this.viewer.peek()));
    return `${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/live?${query}`;
  }

  // ---------------------------------------------------------------- whose view is shown

  /** Who has one seat sees its view; several people at one screen take turns behind the curtain; who has given up the seat
   * becomes a spectator. */
  private chooseViewer(): void {
    const seats = this.mySeats.value;
    const now = this.viewer.value;
    if (seats.length === 1 && now !== seats[0]) this.viewAs(seats[0]!);
    else if (now !== null && !seats.includes(now)) this.viewAs(null);
  }

  /** Nothing of what the last viewer saw is left. */
  viewAs(seat: number | null): void {
    this.lastHistoryRequest += 1;
    batch(() => {
      this.viewer.value = seat;
      this.position.value = null;
      this.log.value = [];
      this.large.value = null;
      this.error.value = null;
      this.clear();
    });
    this.sendViewer();
  }

  private sendViewer(): void {
    // Refused, no position would come any more: start over.
    this.socket?.notify({ type: "look", seat: this.viewer.peek(), lang: lang.peek() }, () => this.socket?.reconnect());
  }

  /** The next person at this screen who owes a choice, if it is not the current viewer. */
  private nextAtThisScreen(): number | null {
    const seats = this.mySeats.value;
    const position = this.position.value;
    if (seats.length < 2 || !position || position.ending) return null;
    const now = this.viewer.value;
    const { asked } = position;
    if (now !== null && asked.includes(now)) return null;
    if (!asked.length) return now === null ? seats[0]! : null;
    return asked.find((seat) => now !== null && seat > now) ?? asked[0]!;
  }

  // ---------------------------------------------------------------- what the service sends

  private onEvent(event: ServerEvent["news"]): void {
    switch (event.type) {
      case "position":
        return this.onPosition(event);
      case "table":
        return this.updateInfo(event.table);
      case "chat":
        if (!this.chat.value.some((line) => line.number === event.number)) this.chat.value = [...this.chat.value, event].slice(-CHAT_LINES_KEPT);
        return;
      case "problem":
        this.error.value = { message: event.problem.message };
    }
  }

  /** The table has changed: somebody sat down, left, came or went. An older revision came late and is ignored. */
  updateInfo(info: TableInfo): void {
    if (info.revision < (this.info.peek()?.revision ?? 0)) return;
    this.info.value = info;
    this.chooseViewer();
  }

  private onPosition(position: Position): void {
    if (position.seat !== this.viewer.peek()) return; // Sent before the viewer changed.
    const before = this.position.value;
    batch(() => {
      this.position.value = position;
      if (!before || before.moment !== position.moment || before.seat !== position.seat) this.clear();
      if (position.choice && before?.moment !== position.moment) this.large.value = null;
    });
    if (!before || before.seat !== position.seat || before.version !== position.since) void this.readHistory();
    else this.log.value = [...this.logUpTo(position.back_to), ...position.news];
  }

  /** The log without what was taken back. */
  private logUpTo(step: number | null): LogLine[] {
    return step === null ? this.log.value : this.log.value.filter((line) => line.step <= step);
  }

  private async readHistory(): Promise<void> {
    const number = ++this.lastHistoryRequest;
    try {
      const history = await api.history(this.table, this.viewer.peek());
      if (number !== this.lastHistoryRequest) return;
      // What came in meanwhile is added again.
      const later = this.position.peek()?.news.filter((line) => line.step > history.steps) ?? [];
      this.log.value = [...history.lines, ...later];
    } catch {
      // The table is playable without the log, and the next position asks for it again.
    }
  }

  // ---------------------------------------------------------------- the question

  entries(thing: string): Entry[] {
    return this.byThing.value.get(thing) ?? [];
  }

  /** How to ask what these entries add up to; null: one is not asked anything. */
  sumRequest(chosen: string[]): (() => Promise<Gathered>) | null {
    const { socket } = this;
    const position = this.position.value;
    if (!position || position.seat === null || !socket) return null;
    const request = { type: "gather", seat: position.seat, moment: position.moment, chosen } as const;
    return () => socket.request(request, "gathered");
  }

  /** Drop what was chosen, and what was said about it. */
  clear(): void {
    batch(() => {
      this.selection.clear();
      this.whyNot.value = null;
      this.hints.value = null;
    });
  }

  // ---------------------------------------------------------------- commands

  play(actions: string[]): void {
    const position = this.position.value;
    if (!position || position.seat === null || this.isAnswered(position)) return;
    this.send({ type: "move", seat: position.seat, moment: position.moment, deed: newRequestId(), actions });
  }

  undo(): void {
    const position = this.position.value;
    if (!position || position.seat === null || this.isAnswered(position)) return;
    if (!position.can_undo) {
      this.whyNot.value = { thing: "", title: tableWords("noUndo"), text: tableWords("noUndoWhy") };
      return;
    }
    this.send({ type: "undo", seat: position.seat, moment: position.moment, deed: newRequestId() });
  }

  /** A command about this question is pending: one press answers once and undoes one choice, whatever arrives meanwhile. */
  private isAnswered({ seat, moment }: Position): boolean {
    return this.pendingCommands.some((command) => command.seat === seat && command.moment === moment);
  }

  private send(command: Command): void {
    this.pendingCommands.push(command);
    this.error.value = null;
    const settle = () => (this.pendingCommands = this.pendingCommands.filter((one) => one !== command));
    this.socket!.request(command, "accepted").then(settle, (error: unknown) => {
      settle();
      this.showError(error, isStoreDown(error) ? () => this.send(command) : undefined);
    });
  }

  showError(error: unknown, retry?: () => void): void {
    this.error.value = { message: errorMessage(error), retry };
  }

  why(thing: string): void {
    const seat = this.position.value?.seat ?? null;
    if (seat === null) return this.show(thing);
    const entry = this.entries(thing).find((one) => one.action === null);
    this.whyNot.value = { thing, title: entry?.label ?? "", text: entry?.note ?? "" };
    this.socket?.request({ type: "why", seat, thing }, "why").then(
      (why) => {
        if (this.whyNot.value?.thing === thing) this.whyNot.value = why;
      },
      (error: unknown) => {
        if (this.whyNot.value?.thing === thing && !this.whyNot.value.text) this.whyNot.value = null;
        this.showError(error);
      },
    );
  }

  async hint(): Promise<void> {
    const seat = this.position.value?.seat ?? null;
    if (seat === null || !this.choice.value || this.hintPending.value) return;
    if (this.hints.value) {
      this.hints.value = null;
      return;
    }
    const { moment } = this.position.value!;
    this.hintPending.value = true;
    try {
      const { hints } = await this.socket!.request({ type: "hint", seat }, "hints");
      if (this.position.value?.moment === moment && this.position.value.seat === seat) this.hints.value = hints;
    } catch (error) {
      this.showError(error);
    }
    this.hintPending.value = false;
  }

  /** `id`: a request id, so that the line is said once however often it is sent. */
  async say(text: string, id: string): Promise<boolean> {
    try {
      await this.socket!.request({ type: "chat", text, line: id }, "chat");
      return true;
    } catch (error) {
      this.showError(error);
      return false;
    }
  }

  show(thing: string, pinned = true): void {
    this.large.value = { thing, pinned };
  }
}

function entriesByThing(entries: Entry[]): Map<string, Entry[]> {
  const things = new Map<string, Entry[]>();
  for (const entry of entries) things.set(entry.thing, [...(things.get(entry.thing) ?? []), entry]);
  return things;
}

/** `crypto.randomUUID` exists on secure pages only, and a server on the home network is not one. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

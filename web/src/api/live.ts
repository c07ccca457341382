/** A table's socket: numbered requests, their answers, and what the service tells by itself. A lost connection is opened
 * again, slower each time, and whatever was not answered is sent again: a deed keeps its id, so it counts once. One that
 * has only gone silent is asked whether it lives. */
import { signal } from "@preact/signals";

import { tableWords } from "../words/table";
import { Refusal } from "./client";
import type { Answer, Reply, Request, Tidings } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** Nothing heard for so long: is anybody there? */
const SILENCE = 30_000;
const PATIENCE = 5000;
/** Closed for good: no such table, or not for us. */
const FOR_GOOD = new Set([1008, 4003, 4004]);

interface Waiting {
  request: Request;
  resolve: (reply: Reply) => void;
  reject: (reason: unknown) => void;
}

export class Live {
  readonly connection = signal<Connection>("connecting");
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  /** What was said without waiting for an answer, and what to do if it is refused; a new connection knows nothing of it. */
  private told = new Map<number, () => void>();
  private number = 0;
  private wait = FIRST_WAIT;
  private timer: number | undefined;
  private silence: number | undefined;
  private doubt: number | undefined;
  private refusal: Refusal | null = null;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly heard: (news: Tidings["news"]) => void,
  ) {
    window.addEventListener("online", this.wake);
    // The cable is cut: the socket would notice it much later, if at all.
    window.addEventListener("offline", this.reconnect);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  ask<T extends Reply["type"]>(request: Request, _type: T): Promise<Extract<Reply, { type: T }>> {
    const number = ++this.number;
    if (this.refusal) return Promise.reject(this.refusal);
    return new Promise<Reply>((resolve, reject) => {
      this.waiting.set(number, { request, resolve, reject });
      this.send(number, request);
    }) as Promise<Extract<Reply, { type: T }>>;
  }

  /** Said once, no answer wanted but a refusal. */
  tell(request: Request, refused: () => void): void {
    const number = ++this.number;
    this.told.set(number, refused);
    this.send(number, request);
  }

  /** Begin anew: the address says all that the service has to know. */
  reconnect = (): void => {
    const socket = this.socket;
    if (this.closed || !socket) return;
    this.leave();
    socket.close();
    this.comeBack();
  };

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.reconnect);
    document.removeEventListener("visibilitychange", this.wake);
    window.clearTimeout(this.timer);
    const socket = this.socket;
    this.leave();
    socket?.close();
  }

  private connect(): void {
    const address = this.address();
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      if (address !== this.address()) {
        // Whose eyes or which language has changed on the way.
        socket.close();
        return;
      }
      this.wait = FIRST_WAIT;
      this.connection.value = "open";
      for (const [number, { request }] of this.waiting) this.send(number, request);
      this.listen();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as Answer | Tidings);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      this.leave();
      if (FOR_GOOD.has(event.code)) this.giveUp();
      else this.comeBack();
    };
  }

  /** This socket is done with: nothing that it still says counts. */
  private leave(): void {
    this.socket = null;
    this.told.clear();
    window.clearTimeout(this.silence);
    window.clearTimeout(this.doubt);
    this.doubt = undefined;
  }

  /** Whoever waits for an answer is told that none will come. */
  private giveUp(): void {
    this.connection.value = "refused";
    this.refusal = new Refusal(0, { code: "refused", message: tableWords("refused"), values: {} });
    for (const { reject } of this.waiting.values()) reject(this.refusal);
    this.waiting.clear();
  }

  private comeBack(): void {
    this.connection.value = "lost";
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Something was heard: the line lives. */
  private listen(): void {
    window.clearTimeout(this.doubt);
    this.doubt = undefined;
    window.clearTimeout(this.silence);
    this.silence = window.setTimeout(this.sound, SILENCE);
  }

  /** A phone that slept, a router that forgot: the socket seems open and nobody is there. Ask, and begin anew without an
   * answer. */
  private sound = (): void => {
    if (this.closed || this.connection.value !== "open" || this.doubt !== undefined) return;
    if (document.visibilityState === "hidden") return; // On coming back.
    this.send(++this.number, { type: "ping" });
    this.doubt = window.setTimeout(this.reconnect, PATIENCE);
  };

  /** The network or the person is back: do not wait any longer, and do not trust what seems open. */
  private wake = (): void => {
    if (this.connection.value === "open") return this.sound();
    if (this.closed || this.connection.value !== "lost" || document.visibilityState === "hidden") return;
    window.clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    if (!this.socket) this.connect();
  };

  private send(number: number, request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ number, request }));
  }

  private receive(message: Answer | Tidings): void {
    this.listen();
    if ("news" in message) {
      this.heard(message.news);
      return;
    }
    const refused = this.told.get(message.number);
    this.told.delete(message.number);
    if (refused && message.reply.type === "problem") return refused();
    const waiting = this.waiting.get(message.number);
    this.waiting.delete(message.number);
    if (message.reply.type === "problem") waiting?.reject(new Refusal(0, message.reply.problem));
    else waiting?.resolve(message.reply);
  }
}

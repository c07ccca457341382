/** A table's socket: numbered requests, their answers, and what the service tells by itself. A lost connection is opened
 * again, slower each time, and whatever was not answered is sent again: a deed keeps its id, so it counts once. */
import { signal } from "@preact/signals";

import { Refusal } from "./client";
import type { Answer, Reply, Request, Tidings } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
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
  private number = 0;
  private wait = FIRST_WAIT;
  private timer: number | undefined;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly heard: (news: Tidings["news"]) => void,
  ) {
    window.addEventListener("online", this.now);
    window.addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  ask<T extends Reply["type"]>(request: Request, _type: T): Promise<Extract<Reply, { type: T }>> {
    const number = ++this.number;
    return new Promise<Reply>((resolve, reject) => {
      this.waiting.set(number, { request, resolve, reject });
      this.send(number, request);
    }) as Promise<Extract<Reply, { type: T }>>;
  }

  /** Said once, no answer wanted. */
  tell(request: Request): void {
    this.send(++this.number, request);
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.now);
    window.removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.now);
    window.clearTimeout(this.timer);
    this.socket?.close();
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
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Answer | Tidings);
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      this.socket = null;
      if (FOR_GOOD.has(event.code)) this.connection.value = "refused";
      else this.comeBack();
    };
  }

  private comeBack(): void {
    this.connection.value = "lost";
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The cable is cut: the socket would notice it much later, if at all. */
  private drop = (): void => {
    const socket = this.socket;
    if (this.closed || !socket) return;
    this.socket = null;
    socket.close();
    this.comeBack();
  };

  /** The network or the person is back: do not wait any longer. */
  private now = (): void => {
    if (this.closed || this.connection.value !== "lost" || document.visibilityState === "hidden") return;
    window.clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    if (!this.socket) this.connect();
  };

  private send(number: number, request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ number, request }));
  }

  private receive(message: Answer | Tidings): void {
    if ("news" in message) {
      this.heard(message.news);
      return;
    }
    const waiting = this.waiting.get(message.number);
    this.waiting.delete(message.number);
    if (message.reply.type === "problem") waiting?.reject(new Refusal(0, message.reply.problem));
    else waiting?.resolve(message.reply);
  }
}

/** The WebSocket of a table: numbered requests, their answers, and the events that the service sends unasked. A lost
 * connection is opened again with growing delays, and requests without an answer are sent again: a command keeps its id, so
 * it counts once. A connection that has been silent for long is probed with a ping. */
import { signal } from "@preact/signals";

import { tableWords } from "../words/table";
import { ApiError } from "./client";
import type { Answer, Reply, Request, ServerEvent } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

const FIRST_RETRY = 300;
const LONGEST_RETRY = 8000;
const PING_AFTER = 30_000;
const PING_TIMEOUT = 5000;
/** Close codes after which trying again is useless: no such table, or not for us. */
const FINAL_CODES = new Set([1008, 4003, 4004]);

interface PendingRequest {
  request: Request;
  resolve: (reply: Reply) => void;
  reject: (reason: unknown) => void;
}

export class TableSocket {
  readonly connection = signal<Connection>("connecting");
  private socket: WebSocket | null = null;
  private pending = new Map<number, PendingRequest>();
  /** What to do if a message sent by `notify` is refused; forgotten with the connection on which it was sent. */
  private onRefused = new Map<number, () => void>();
  private lastNumber = 0;
  private retryDelay = FIRST_RETRY;
  private retryTimer: number | undefined;
  private silenceTimer: number | undefined;
  private pingTimer: number | undefined;
  private refusal: ApiError | null = null;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly onEvent: (event: ServerEvent["news"]) => void,
  ) {
    window.addEventListener("online", this.onWake);
    // The cable is cut: the socket would notice it much later, if at all.
    window.addEventListener("offline", this.reconnect);
    document.addEventListener("visibilitychange", this.onWake);
    this.connect();
  }

  request<T extends Reply["type"]>(request: Request, _type: T): Promise<Extract<Reply, { type: T }>> {
    const number = ++this.lastNumber;
    if (this.refusal) return Promise.reject(this.refusal);
    return new Promise<Reply>((resolve, reject) => {
      this.pending.set(number, { request, resolve, reject });
      this.send(number, request);
    }) as Promise<Extract<Reply, { type: T }>>;
  }

  /** Send once, without waiting for an answer; only a refusal matters. */
  notify(request: Request, onRefused: () => void): void {
    const number = ++this.lastNumber;
    this.onRefused.set(number, onRefused);
    this.send(number, request);
  }

  /** Start over: the address says all that the service has to know. */
  reconnect = (): void => {
    const socket = this.socket;
    if (this.closed || !socket) return;
    this.detach();
    socket.close();
    this.scheduleRetry();
  };

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.onWake);
    window.removeEventListener("offline", this.reconnect);
    document.removeEventListener("visibilitychange", this.onWake);
    window.clearTimeout(this.retryTimer);
    const socket = this.socket;
    this.detach();
    socket?.close();
  }

  private connect(): void {
    const address = this.address();
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      if (address !== this.address()) {
        // The viewer or the language has changed in the meantime.
        socket.close();
        return;
      }
      this.retryDelay = FIRST_RETRY;
      this.connection.value = "open";
      for (const [number, { request }] of this.pending) this.send(number, request);
      this.restartSilenceTimer();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.onMessage(JSON.parse(event.data as string) as Answer | ServerEvent);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      this.detach();
      if (FINAL_CODES.has(event.code)) this.giveUp();
      else this.scheduleRetry();
    };
  }

  /** Ignore whatever the current socket may still deliver. */
  private detach(): void {
    this.socket = null;
    this.onRefused.clear();
    window.clearTimeout(this.silenceTimer);
    window.clearTimeout(this.pingTimer);
    this.pingTimer = undefined;
  }

  /** No answer will ever come: every pending request fails. */
  private giveUp(): void {
    this.connection.value = "refused";
    this.refusal = new ApiError(0, { code: "refused", message: tableWords("refused"), values: {} });
    for (const { reject } of this.pending.values()) reject(this.refusal);
    this.pending.clear();
  }

  private scheduleRetry(): void {
    this.connection.value = "lost";
    window.clearTimeout(this.retryTimer);
    this.retryTimer = window.setTimeout(() => this.connect(), this.retryDelay * (0.75 + Math.random() / 2));
    this.retryDelay = Math.min(this.retryDelay * 2, LONGEST_RETRY);
  }

  private restartSilenceTimer(): void {
    window.clearTimeout(this.pingTimer);
    this.pingTimer = undefined;
    window.clearTimeout(this.silenceTimer);
    this.silenceTimer = window.setTimeout(this.ping, PING_AFTER);
  }

  /** A phone that slept or a router that forgot the connection leaves a socket that seems open but is dead: ping, and
   * reconnect if nothing comes back. */
  private ping = (): void => {
    if (this.closed || this.connection.value !== "open" || this.pingTimer !== undefined) return;
    if (document.visibilityState === "hidden") return; // Asked again when the page is visible.
    this.send(++this.lastNumber, { type: "ping" });
    this.pingTimer = window.setTimeout(this.reconnect, PING_TIMEOUT);
  };

  /** The network or the person is back: retry at once, and do not trust a socket that seems open. */
  private onWake = (): void => {
    if (this.connection.value === "open") return this.ping();
    if (this.closed || this.connection.value !== "lost" || document.visibilityState === "hidden") return;
    window.clearTimeout(this.retryTimer);
    this.retryDelay = FIRST_RETRY;
    if (!this.socket) this.connect();
  };

  private send(number: number, request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ number, request }));
  }

  private onMessage(message: Answer | ServerEvent): void {
    this.restartSilenceTimer();
    if ("news" in message) {
      this.onEvent(message.news);
      return;
    }
    const { number, reply } = message;
    const onRefused = this.onRefused.get(number);
    this.onRefused.delete(number);
    if (onRefused && reply.type === "problem") return onRefused();
    const pending = this.pending.get(number);
    this.pending.delete(number);
    if (reply.type === "problem") pending?.reject(new ApiError(0, reply.problem));
    else pending?.resolve(reply);
  }
}

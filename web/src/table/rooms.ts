/** The rooms of the games, each loaded when its table is opened. What does not come is fetched again until it does. */
import { signal, type Signal } from "@preact/signals";
import type { ComponentType } from "preact";

import { service } from "../api/client";
import type { GameRoom } from "../games/board";
import { plainRoom } from "../parts/PlainBoard";
import { lang } from "../words/words";

type Room = GameRoom<unknown, unknown>;

const ROOMS = import.meta.glob<{ default: Room }>("../games/*/index.tsx");
const COVERS = import.meta.glob<{ Cover: ComponentType }>("../games/*/Cover.tsx");
const loaded = new Map<string, Signal<Room | null>>();
const covers = new Map<string, Signal<ComponentType | null>>();
const contents = new Map<string, Signal<unknown>>();
const latest = new Map<string, unknown>();
const AGAIN = 2000;
const SELDOM = 30_000;

/** Something of a table did not come, and is being fetched again: only loading the whole page anew may help, if the server
 * has a newer one with other files. */
export const missing = signal<ReadonlySet<string>>(new Set());

async function fetched<T>(what: string, load: () => Promise<T>): Promise<T> {
  for (let wait = AGAIN; ; wait = Math.min(2 * wait, SELDOM)) {
    try {
      const found = await load();
      if (missing.peek().has(what)) missing.value = new Set([...missing.peek()].filter((one) => one !== what));
      return found;
    } catch {
      missing.value = new Set([...missing.peek(), what]);
      await new Promise((resolve) => window.setTimeout(resolve, wait));
    }
  }
}

/** The room, or null while it is on its way. */
export function roomOf(game: string): Room | null {
  let room = loaded.get(game);
  if (!room) {
    const wanted = signal<Room | null>(null);
    room = wanted;
    loaded.set(game, wanted);
    const load = ROOMS[`../games/${game}/index.tsx`];
    if (load) void fetched(`room ${game}`, load).then((module) => (wanted.value = module.default));
    else wanted.value = plainRoom;
  }
  return room.value;
}

/** The picture of a game for the start page: its own small module, so that the start page need not load whole boards. */
export function coverOf(game: string): ComponentType | null {
  let cover = covers.get(game);
  if (!cover) {
    const drawn = signal<ComponentType | null>(null);
    cover = drawn;
    covers.set(game, drawn);
    const load = COVERS[`../games/${game}/Cover.tsx`];
    if (load) void fetched(`cover ${game}`, load).then((module) => (drawn.value = module.Cover));
  }
  return cover.value;
}

/** What is in the box of a game, in the language of the page; null while it is on its way. When the language changes,
 * the old words stay until the new ones are there. */
export function contentOf(game: string, fingerprint: string): unknown {
  const language = lang.value;
  const key = `${game} ${fingerprint} ${language}`;
  let content = contents.get(key);
  if (!content) {
    const wanted = signal<unknown>(latest.get(game) ?? null);
    content = wanted;
    contents.set(key, wanted);
    void fetched(`content ${key}`, () => service.content(game, fingerprint, language)).then((found) => {
      latest.set(game, found);
      wanted.value = found;
    });
  }
  return content.value;
}

/** Whether the room or the box of a game does not come. */
export function isMissing(game: string): boolean {
  return [...missing.value].some((what) => what === `room ${game}` || what.startsWith(`content ${game} `));
}

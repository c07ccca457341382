/** The rooms of the games, each loaded when its table is opened. */
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

/** The room, or null while it is on its way. */
export function roomOf(game: string): Room | null {
  let room = loaded.get(game);
  if (!room) {
    room = signal<Room | null>(null);
    loaded.set(game, room);
    void loadRoom(game, room);
  }
  return room.value;
}

async function loadRoom(game: string, room: Signal<Room | null>): Promise<void> {
  const load = ROOMS[`../games/${game}/index.tsx`];
  room.value = load ? (await load()).default : plainRoom;
}

/** The picture of a game for the start page: its own small module, so that the start page need not load whole boards. */
export function coverOf(game: string): ComponentType | null {
  let cover = covers.get(game);
  if (!cover) {
    const drawn = signal<ComponentType | null>(null);
    cover = drawn;
    covers.set(game, drawn);
    void COVERS[`../games/${game}/Cover.tsx`]?.().then((module) => (drawn.value = module.Cover));
  }
  return cover.value;
}

/** What is in the box of a game, in the language of the page; null while it is on its way. When the language changes,
 * the old words stay until the new ones are there. */
export function contentOf(game: string, fingerprint: string): unknown {
  const key = `${game} ${fingerprint} ${lang.value}`;
  let content = contents.get(key);
  if (!content) {
    const wanted = signal<unknown>(latest.get(game) ?? null);
    content = wanted;
    contents.set(key, wanted);
    service.content(game, fingerprint).then(
      (found) => {
        latest.set(game, found);
        wanted.value = found;
      },
      () => window.setTimeout(() => contents.delete(key), AGAIN),
    );
  }
  return content.value;
}

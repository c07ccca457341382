/** The modules of the games, one for each folder in web/src/games, loaded when a table is opened. Failed loads are retried. */
import { signal, type Signal } from "@preact/signals";
import type { ComponentType } from "preact";

import { api } from "../api/client";
import type { GameModule } from "../games/module";
import { addIcons } from "../parts/Icon";
import { plainModule } from "../parts/PlainBoard";
import { lang } from "../words/words";

type LoadedModule = GameModule<unknown, unknown>;

const MODULES = import.meta.glob<{ default: LoadedModule }>("../games/*/index.tsx");
const COVERS = import.meta.glob<{ Cover: ComponentType }>("../games/*/Cover.tsx");
export const GAMES_WITH_BOARD = Object.keys(MODULES).length;
const modules = new Map<string, Signal<LoadedModule | null>>();
const covers = new Map<string, Signal<ComponentType | null>>();
const contents = new Map<string, Signal<unknown>>();
const latestContents = new Map<string, unknown>();
const FIRST_RETRY = 2000;
const LONGEST_RETRY = 30_000;

/** What could not be loaded and is being retried. If the server has a newer build with other files, only a reload helps. */
export const failedLoads = signal<ReadonlySet<string>>(new Set());

async function loadWithRetry<T>(what: string, load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_RETRY; ; wait = Math.min(2 * wait, LONGEST_RETRY)) {
    try {
      const found = await load();
      if (failedLoads.peek().has(what)) failedLoads.value = new Set([...failedLoads.peek()].filter((one) => one !== what));
      return found;
    } catch {
      failedLoads.value = new Set([...failedLoads.peek(), what]);
      await new Promise((resolve) => window.setTimeout(resolve, wait));
    }
  }
}

/** The module of a game, or null while it is loading. */
export function moduleOf(game: string): LoadedModule | null {
  let found = modules.get(game);
  if (!found) {
    const module = signal<LoadedModule | null>(null);
    found = module;
    modules.set(game, module);
    const load = MODULES[`../games/${game}/index.tsx`];
    if (load) void loadWithRetry(`module ${game}`, load).then((loaded) => (module.value = withIcons(loaded.default)));
    else module.value = plainModule;
  }
  return found.value;
}

function withIcons(module: LoadedModule): LoadedModule {
  if (module.icons) addIcons(module.icons);
  return module;
}

/** The picture of a game for the start page: a chunk of its own, so that the start page need not load whole boards. */
export function coverOf(game: string): ComponentType | null {
  let found = covers.get(game);
  if (!found) {
    const cover = signal<ComponentType | null>(null);
    found = cover;
    covers.set(game, cover);
    const load = COVERS[`../games/${game}/Cover.tsx`];
    if (load) void loadWithRetry(`cover ${game}`, load).then((loaded) => (cover.value = loaded.Cover));
  }
  return found.value;
}

/** Everything in the box of a game, in the current language; null while it is loading. When the language changes, the old
 * content stays until the new one is there. */
export function contentOf(game: string, fingerprint: string): unknown {
  const language = lang.value;
  const key = `${game} ${fingerprint} ${language}`;
  let found = contents.get(key);
  if (!found) {
    const content = signal<unknown>(latestContents.get(game) ?? null);
    found = content;
    contents.set(key, content);
    void loadWithRetry(`content ${key}`, () => api.content(game, fingerprint, language)).then((loaded) => {
      latestContents.set(game, loaded);
      content.value = loaded;
    });
  }
  return found.value;
}

/** Whether the module or the content of a game is being retried. */
export function isLoadFailing(game: string): boolean {
  return [...failedLoads.value].some((what) => what === `module ${game}` || what.startsWith(`content ${game} `));
}

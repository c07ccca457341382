/** The games that can be played, in the language of the page. */
import { effect, signal } from "@preact/signals";

import { api, errorMessage } from "../api/client";
import type { GameInfo } from "../api/types";
import { lang } from "../words/words";

export const games = signal<GameInfo[]>([]);
export const gamesError = signal<string | null>(null);

export function gameOf(key: string): GameInfo | undefined {
  return games.value.find((game) => game.key === key);
}

/** The bot that is proposed first. */
export function defaultBot(key: string): string {
  const bots = gameOf(key)?.bots ?? [];
  return (bots.find((bot) => bot.usual) ?? bots[0])?.name ?? "";
}

export function loadGames(): void {
  effect(() => {
    void lang.value;
    void readGames();
  });
}

async function readGames(): Promise<void> {
  try {
    games.value = await api.games();
    gamesError.value = null;
  } catch (error) {
    gamesError.value = errorMessage(error);
    window.setTimeout(readGames, 3000);
  }
}

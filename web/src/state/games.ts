/** The games that can be played, in the language of the page. */
import { effect, signal } from "@preact/signals";

import { messageOf, service } from "../api/client";
import type { GameInfo } from "../api/types";
import { lang } from "../words/words";

export const games = signal<GameInfo[]>([]);
export const startTrouble = signal<string | null>(null);

export function gameOf(key: string): GameInfo | undefined {
  return games.value.find((game) => game.key === key);
}

/** The bot to begin with, where nobody has said which. */
export function usualBot(key: string): string {
  const bots = gameOf(key)?.bots ?? [];
  return (bots.find((bot) => bot.usual) ?? bots[0])?.name ?? "";
}

export function beginGames(): void {
  effect(() => {
    void lang.value;
    void readGames();
  });
}

async function readGames(): Promise<void> {
  try {
    games.value = await service.games();
    startTrouble.value = null;
  } catch (error) {
    startTrouble.value = messageOf(error);
    window.setTimeout(readGames, 3000);
  }
}

/** When it becomes one's turn: the title of the page says so, and the system too if one wants it. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { gameOf } from "../state/games";
import { notices } from "../state/settings";
import { tableWords } from "../words/table";
import type { Sitting } from "./sitting";

export function useNotices(sitting: Sitting): void {
  useEffect(() => {
    let told = "";
    const stop = effect(() => {
      const name = gameOf(sitting.info.value?.game ?? "")?.name ?? "Galaktyka";
      const asked = sitting.choice.value;
      document.title = asked ? `● ${tableWords("yourTurn")} – ${name}` : `${name} – Galaktyka`;
      const moment = sitting.position.value?.moment ?? "";
      if (asked && moment !== told && document.hidden) tell(name, asked.prompt);
      if (asked) told = moment;
    });
    return () => {
      stop();
      document.title = "Galaktyka";
    };
  }, [sitting]);
}

function tell(game: string, prompt: string): void {
  if (notices.value !== "on" || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(`${tableWords("yourTurn")}: ${game}`, { body: prompt, tag: "galaktyka-turn" });
  notice.onclick = () => window.focus();
}

/** Ask the browser once, when the person switches notices on. */
export async function switchNotices(): Promise<void> {
  if (notices.value === "on" || !("Notification" in window)) {
    notices.value = "off";
    return;
  }
  notices.value = (await Notification.requestPermission()) === "granted" ? "on" : "off";
}

/** When it becomes one's turn, the title of the page says so, and a notification if these are switched on. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { gameOf } from "../state/games";
import { notifications } from "../state/settings";
import { tableWords } from "../words/table";
import type { TableSession } from "./session";

export function useTurnNotifications(session: TableSession): void {
  useEffect(() => {
    let notifiedMoment = "";
    const stop = effect(() => {
      const name = gameOf(session.info.value?.game ?? "")?.name ?? "Galaktyka";
      const asked = session.choice.value;
      document.title = asked ? `● ${tableWords("yourTurn")} – ${name}` : `${name} – Galaktyka`;
      const moment = session.position.value?.moment ?? "";
      if (asked && moment !== notifiedMoment && document.hidden) notify(name, asked.prompt);
      if (asked) notifiedMoment = moment;
    });
    return () => {
      stop();
      document.title = "Galaktyka";
    };
  }, [session]);
}

function notify(game: string, prompt: string): void {
  if (notifications.value !== "on" || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(`${tableWords("yourTurn")}: ${game}`, { body: prompt, tag: "galaktyka-turn" });
  notice.onclick = () => window.focus();
}

/** Ask for the permission when notifications are switched on. */
export async function toggleNotifications(): Promise<void> {
  if (notifications.value === "on" || !("Notification" in window)) {
    notifications.value = "off";
    return;
  }
  notifications.value = (await Notification.requestPermission()) === "granted" ? "on" : "off";
}

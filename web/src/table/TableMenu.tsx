/** The menu of a table: settings, link, record, rules. */
import { signal } from "@preact/signals";

import { api } from "../api/client";
import { Button } from "../parts/Button";
import { CopyLink } from "../parts/CopyLink";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { Link } from "../router/router";
import { letterKeys, motion, notifications, toggleTheme } from "../state/settings";
import { tableWords } from "../words/table";
import { keysOpen } from "./keys";
import { toggleNotifications } from "./notifications";
import type { TableSession } from "./session";

export const menuOpen = signal(false);

export function TableMenu({ session }: { session: TableSession }) {
  const close = () => (menuOpen.value = false);
  const info = session.info.value!;
  return (
    <Dialog title={tableWords("menu")} class="menu" onClose={close}>
      <div class="menu-list">
        <label class="check">
          <input type="checkbox" checked={motion.value !== "none"} onChange={() => (motion.value = motion.value === "none" ? "system" : "none")} />
          {tableWords("motion")}
        </label>
        <label class="check">
          <input type="checkbox" checked={notifications.value === "on"} onChange={() => void toggleNotifications()} />
          {tableWords("notices")}
        </label>
        <label class="check">
          <input type="checkbox" checked={letterKeys.value === "on"} onChange={() => (letterKeys.value = letterKeys.value === "on" ? "off" : "on")} />
          {tableWords("letters")}
        </label>
        <Button icon="theme" onPress={toggleTheme}>
          {tableWords("theme")}
        </Button>
        <Button
          icon="menu"
          onPress={() => {
            close();
            keysOpen.value = true;
          }}
        >
          {tableWords("keys")}
        </Button>
        <CopyLink address={`/t/${session.table}`} />
        <a class="btn" href={api.record(session.table, info.status === "over" ? null : session.viewer.value)} download>
          <Icon name="download" /> {tableWords("record")}
        </a>
        <Link to={`/rules/${info.game}`} class="btn">
          <Icon name="log" /> {tableWords("rules")}
        </Link>
        <Link to="/" class="btn">
          <Icon name="prev" /> {tableWords("toStart")}
        </Link>
        {info.seed_hash && (
          <details class="shuffle">
            <summary>{tableWords("shuffle")}</summary>
            <p class="muted">{tableWords("shuffleHelp")}</p>
            <code>{info.seed_hash}</code>
          </details>
        )}
      </div>
    </Dialog>
  );
}

/** What else one can do at a table: settings, link, record, rules. */
import { signal } from "@preact/signals";

import { service } from "../api/client";
import { Button } from "../parts/Button";
import { CopyLink } from "../parts/CopyLink";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { Link } from "../router/router";
import { letters, motion, notices, switchTheme } from "../state/settings";
import { tableWords } from "../words/table";
import { keysOpen } from "./keys";
import { switchNotices } from "./notices";
import type { Sitting } from "./sitting";

export const menuOpen = signal(false);

export function TableMenu({ sitting }: { sitting: Sitting }) {
  const close = () => (menuOpen.value = false);
  const info = sitting.info.value!;
  return (
    <Dialog title={tableWords("menu")} class="menu" onClose={close}>
      <div class="menu-list">
        <label class="check">
          <input type="checkbox" checked={motion.value !== "none"} onChange={() => (motion.value = motion.value === "none" ? "system" : "none")} />
          {tableWords("motion")}
        </label>
        <label class="check">
          <input type="checkbox" checked={notices.value === "on"} onChange={() => void switchNotices()} />
          {tableWords("notices")}
        </label>
        <label class="check">
          <input type="checkbox" checked={letters.value === "on"} onChange={() => (letters.value = letters.value === "on" ? "off" : "on")} />
          {tableWords("letters")}
        </label>
        <Button icon="theme" onPress={switchTheme}>
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
        <CopyLink address={`/t/${sitting.table}`} />
        <a class="btn" href={service.record(sitting.table, info.status === "over" ? null : sitting.eyes.value)} download>
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

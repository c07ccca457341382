/** Opens a record from a file: the game is there to be replayed and played on. */
import { useRef } from "preact/hooks";

import { messageOf, service } from "../api/client";
import { Icon } from "../parts/Icon";
import { go } from "../router/router";
import { beSomebody } from "../state/me";
import { lobbyWords } from "../words/lobby";

export function RecordButton({ onTrouble }: { onTrouble: (message: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = field.current?.files?.[0];
    if (!file) return;
    try {
      await beSomebody();
      const table = await service.upload(await file.text());
      go(table.status === "over" ? `/t/${table.id}/replay` : `/t/${table.id}`);
    } catch (error) {
      onTrouble(messageOf(error));
    }
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => field.current?.click()}>
        <Icon name="replay" />
        <span>
          {lobbyWords("records")}
          <small>{lobbyWords("recordsHelp")}</small>
        </span>
      </button>
      <input ref={field} type="file" accept=".galaktyka,.json,.txt,text/plain" hidden aria-label={lobbyWords("records")} onChange={() => void read()} />
    </>
  );
}

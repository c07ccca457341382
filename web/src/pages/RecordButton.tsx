/** Opens a record from a file, to be replayed and continued. */
import { useRef } from "preact/hooks";

import { api, errorMessage } from "../api/client";
import { Icon } from "../parts/Icon";
import { navigate } from "../router/router";
import { ensureMe } from "../state/me";
import { lobbyWords } from "../words/lobby";

export function RecordButton({ onError }: { onError: (message: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = field.current?.files?.[0];
    if (!file) return;
    try {
      await ensureMe();
      const table = await api.upload(await file.text());
      navigate(table.status === "over" ? `/t/${table.id}/replay` : `/t/${table.id}`);
    } catch (error) {
      onError(errorMessage(error));
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

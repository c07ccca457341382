/** Errors, in words, above everything: the connection is lost, a move was refused. */
import { Button } from "../parts/Button";
import { tableWords } from "../words/table";
import type { TableSession } from "./session";

export function Banners({ session }: { session: TableSession }) {
  const connection = session.connection?.value;
  const error = session.error.value;
  return (
    <div class="banners" role="alert">
      {(connection === "lost" || connection === "refused") && <p class="banner">{tableWords(connection)}</p>}
      {error && (
        <p class="banner">
          <span>{error.message}</span>
          {error.retry && <Button onPress={error.retry}>{tableWords("again")}</Button>}
          <Button icon="close" class="quiet sq" label={tableWords("close")} onPress={() => (session.error.value = null)} />
        </p>
      )}
    </div>
  );
}

/** Trouble, in words, above everything: the line is down, a move was refused. */
import { Button } from "../parts/Button";
import { tableWords } from "../words/table";
import type { Sitting } from "./sitting";

export function Banners({ sitting }: { sitting: Sitting }) {
  const connection = sitting.connection?.value;
  const trouble = sitting.trouble.value;
  return (
    <div class="banners" role="alert">
      {(connection === "lost" || connection === "refused") && <p class="banner">{tableWords(connection)}</p>}
      {trouble && (
        <p class="banner">
          <span>{trouble.message}</span>
          {trouble.again && <Button onPress={trouble.again}>{tableWords("again")}</Button>}
          <Button icon="close" class="quiet sq" label={tableWords("close")} onPress={() => (sitting.trouble.value = null)} />
        </p>
      )}
    </div>
  );
}

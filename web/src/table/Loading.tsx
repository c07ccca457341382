/** Shown until the board is loaded. If that fails, the server is away or has a newer build with other files: only a
 * reload helps. */
import { shellWords } from "../words/shell";
import { tableWords } from "../words/table";
import { isLoadFailing } from "./gameModules";

export function Loading({ game }: { game: string }) {
  if (!isLoadFailing(game)) return <p class="notice">{tableWords("loading")}</p>;
  return (
    <div class="notice" role="alert">
      <p>{tableWords("unloaded")}</p>
      <a href={location.pathname + location.search} class="btn primary">
        {shellWords("again")}
      </a>
    </div>
  );
}

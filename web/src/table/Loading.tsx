/** A board on its way. If it does not come, the server is away, or has a newer page with other files: then only loading
 * everything again helps. */
import { shellWords } from "../words/shell";
import { tableWords } from "../words/table";
import { isMissing } from "./rooms";

export function Loading({ game }: { game: string }) {
  if (!isMissing(game)) return <p class="notice">{tableWords("loading")}</p>;
  return (
    <div class="notice" role="alert">
      <p>{tableWords("unloaded")}</p>
      <a href={location.pathname + location.search} class="btn primary">
        {shellWords("again")}
      </a>
    </div>
  );
}

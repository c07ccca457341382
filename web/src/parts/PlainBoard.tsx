/** The board of a game that has none in web/src/games: everything that can be answered, as a list. */
import type { GameModule } from "../games/module";
import { Thing } from "./Thing";

export const plainModule: GameModule<unknown, unknown> = {
  Board: ({ position }) => (
    <div class="zone plain-board">
      <ul class="plain-things">
        {[...new Set((position.choice?.entries ?? []).map((entry) => entry.thing))].map((thing) => (
          <li key={thing}>
            <Thing id={thing} label={labelOf(position.choice?.entries ?? [], thing)} class="btn lit-box plain-thing">
              <span>{labelOf(position.choice?.entries ?? [], thing)}</span>
            </Thing>
          </li>
        ))}
      </ul>
    </div>
  ),
  Large: ({ thing }) => <p class="plain-large">{thing}</p>,
};

function labelOf(entries: { thing: string; label: string }[], thing: string): string {
  return entries
    .filter((entry) => entry.thing === thing)
    .map((entry) => entry.label)
    .join(" / ");
}

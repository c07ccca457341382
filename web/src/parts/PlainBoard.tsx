/** A table for a game that has no board of its own on the page: everything that can be answered, as a list of things. */
import type { GameRoom } from "../games/board";
import { Thing } from "./Thing";
import { Mark } from "./Mark";

export const plainRoom: GameRoom<unknown, unknown> = {
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
  Cover: () => <Mark />,
};

function labelOf(entries: { thing: string; label: string }[], thing: string): string {
  return entries
    .filter((entry) => entry.thing === thing)
    .map((entry) => entry.label)
    .join(" / ");
}

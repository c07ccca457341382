/** How many can play a game, and how long it takes. */
import type { GameInfo } from "../api/types";
import { Icon } from "../parts/Icon";
import { lobbyWords } from "../words/lobby";

export function Facts({ game }: { game: GameInfo }) {
  const few = game.seats[0]!;
  const many = game.seats.at(-1)!;
  return (
    <p class="meta">
      <span>
        <Icon name="friends" /> {lobbyWords("players", { seats: few === many ? few : `${few}–${many}` })}
      </span>
      <span>
        <Icon name="clock" /> {lobbyWords("minutes", { minutes: game.minutes })}
      </span>
    </p>
  );
}

/** Continue from this step at a new table, in one of its seats, against bots. */
import { api } from "../api/client";
import { useNewTable } from "../pages/useNewTable";
import { Button } from "../parts/Button";
import { defaultBot } from "../state/games";
import { replayWords } from "../words/replay";
import { type ReplayPlayer, viewableSeats } from "./player";

export function PlayOn({ player }: { player: ReplayPlayer }) {
  const info = player.info.value!;
  const [error, begin] = useNewTable();
  const seats = viewableSeats(info).map((seat) => info.seats[seat]!);
  const seat = seats.find((one) => one.seat === player.viewer.value) ?? seats[0];
  if (!seat) return null;
  const bot = defaultBot(info.game);
  const playOn = () => api.branch(player.table, { step: player.step.value, seat: seat.seat, bot });
  return (
    <div class="play-on">
      <label class="line">
        {replayWords("viewer")}
        <select
          class="field"
          value={String(player.viewer.value ?? "")}
          onChange={(event) => void player.viewAs(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
        >
          <option value="">{replayWords("everybody")}</option>
          {seats.map((one) => (
            <option key={one.seat} value={one.seat}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <Button icon="play" class="primary" title={replayWords("playOnHelp")} onPress={() => begin(playOn)}>
        {replayWords("playOnAs", { name: seat.name })}
      </Button>
      {error && (
        <p class="banner" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A new table that begins at this moment, in one of its seats, against bots. */
import { service } from "../api/client";
import { useNewTable } from "../pages/useNewTable";
import { Button } from "../parts/Button";
import { usualBot } from "../state/games";
import { replayWords } from "../words/replay";
import { type Frozen, lookable } from "./frozen";

export function PlayOn({ frozen }: { frozen: Frozen }) {
  const info = frozen.info.value!;
  const [trouble, begin] = useNewTable();
  const seats = lookable(info).map((seat) => info.seats[seat]!);
  const seat = seats.find((one) => one.seat === frozen.eyes.value) ?? seats[0];
  if (!seat) return null;
  const bot = usualBot(info.game);
  const playOn = () => service.branch(frozen.table, { step: frozen.step.value, seat: seat.seat, bot });
  return (
    <div class="play-on">
      <label class="line">
        {replayWords("eyes")}
        <select
          class="field"
          value={String(frozen.eyes.value ?? "")}
          onChange={(event) => void frozen.lookAs(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
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
      {trouble && (
        <p class="banner" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

/** The scrub bar: every move of the game, with a tick where a round or phase begins. */
import { Button } from "../parts/Button";
import { replayWords } from "../words/replay";
import type { ReplayPlayer } from "./player";

export function Scrub({ player }: { player: ReplayPlayer }) {
  const steps = player.history.value!.steps;
  const step = player.step.value;
  const headings = player.headings();
  const lastLine = player.history.value!.lines.findLast((line) => line.step <= step)?.text ?? replayWords("start");
  const place = replayWords("step", { step, steps });
  return (
    <footer class="scrub panel">
      <p class="told">
        <b>{place}</b> {lastLine}
      </p>
      <div class="ctl">
        <Button icon="step-back" class="sq" label={replayWords("headBack")} onPress={() => player.goTo(headings.findLast((at) => at < step) ?? 0)} />
        <Button icon="prev" class="sq" label={replayWords("moveBack")} onPress={() => player.goTo(step - 1)} />
        <Button
          icon={player.playing.value ? "pause" : "play"}
          class="primary sq"
          label={replayWords(player.playing.value ? "pause" : "play")}
          onPress={() => player.play()}
        />
        <Button icon="next" class="sq" label={replayWords("moveForward")} onPress={() => player.goTo(step + 1)} />
        <Button icon="step-forward" class="sq" label={replayWords("headForward")} onPress={() => player.goTo(headings.find((at) => at > step) ?? steps)} />
        <div class="rail">
          <span class="ticks" aria-hidden="true">
            {headings.map((at) => (
              <i key={at} style={{ left: `${steps ? (at / steps) * 100 : 0}%` }} />
            ))}
          </span>
          <input
            type="range"
            min={0}
            max={steps}
            value={step}
            aria-label={replayWords("scrub")}
            aria-valuetext={`${place}: ${lastLine}`}
            onInput={(event) => player.goTo(Number(event.currentTarget.value), true)}
            onChange={() => player.updateAddress()}
          />
        </div>
      </div>
    </footer>
  );
}

/** The scrub bar: every move of the game, with a tick where a round or phase begins. */
import { Button } from "../parts/Button";
import { replayWords } from "../words/replay";
import type { Frozen } from "./frozen";

export function Scrub({ frozen }: { frozen: Frozen }) {
  const steps = frozen.history.value!.steps;
  const step = frozen.step.value;
  const headings = frozen.headings();
  const told = frozen.history.value!.lines.findLast((line) => line.step <= step)?.text ?? replayWords("start");
  const place = replayWords("step", { step, steps });
  return (
    <footer class="scrub panel">
      <p class="told">
        <b>{place}</b> {told}
      </p>
      <div class="ctl">
        <Button icon="step-back" class="sq" label={replayWords("headBack")} onPress={() => frozen.goTo(headings.findLast((at) => at < step) ?? 0)} />
        <Button icon="prev" class="sq" label={replayWords("moveBack")} onPress={() => frozen.goTo(step - 1)} />
        <Button
          icon={frozen.playing.value ? "pause" : "play"}
          class="primary sq"
          label={replayWords(frozen.playing.value ? "pause" : "play")}
          onPress={() => frozen.play()}
        />
        <Button icon="next" class="sq" label={replayWords("moveForward")} onPress={() => frozen.goTo(step + 1)} />
        <Button icon="step-forward" class="sq" label={replayWords("headForward")} onPress={() => frozen.goTo(headings.find((at) => at > step) ?? steps)} />
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
            aria-valuetext={`${place}: ${told}`}
            onInput={(event) => frozen.goTo(Number(event.currentTarget.value), true)}
            onChange={() => frozen.stay()}
          />
        </div>
      </div>
    </footer>
  );
}

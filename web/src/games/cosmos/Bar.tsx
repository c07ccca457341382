/** The five steps of a turn, for the top bar. */
import type { Props, View } from "./types";
import { say } from "./words";

const STEPS = ["upgrade", "travel", "crew", "destination", "draw"] as const;
const NAMES = {
  upgrade: "stepUpgrade",
  travel: "stepTravel",
  crew: "stepCrew",
  destination: "stepDestination",
  draw: "stepDraw",
  automa: "stepAutoma",
} as const;

export function Bar({ view, content }: Props) {
  const steps = view.players.some((player) => player.symbols) ? ([...STEPS, "automa"] as const) : STEPS;
  const now = steps.findIndex((step) => step === view.step);
  return (
    <ol class="phases" aria-label={say("steps")}>
      {steps.map((step, i) => (
        <li key={step} class={classOf(i, now, view)} aria-current={i === now ? "step" : undefined} title={content.terms.steps[step]}>
          <b>{i + 1}</b>
          <span class="lbl">{say(NAMES[step])}</span>
        </li>
      ))}
    </ol>
  );
}

function classOf(i: number, now: number, view: View): string {
  if (view.step === "over" || now < 0) return "";
  if (i === now) return "now";
  return i < now ? "past" : i === now + 1 ? "next" : "";
}

/** The one polite live region: what happens, in the words of the log. Behind the curtain it is empty. */
import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { Sitting } from "./sitting";

/** So many pieces of news stay: what comes quickly is added, and replaces nothing that was not spoken yet. */
const KEPT = 10;

export function Spoken({ sitting }: { sitting: Sitting }) {
  const said = useSignal<{ number: number; words: string }[]>([]);
  useEffect(() => {
    let number = 0;
    return effect(() => {
      const words = sitting.position.value?.news.map((line) => line.text).join(" ");
      if (!sitting.position.value || sitting.curtain.value !== null) said.value = [];
      else if (words) said.value = [...said.peek(), { number: ++number, words }].slice(-KEPT);
    });
  }, [sitting]);
  return (
    <div class="sr" aria-live="polite" id="spoken">
      {/* Each anew: the same words twice are spoken twice. */}
      {said.value.map(({ number, words }) => (
        <p key={number}>{words}</p>
      ))}
    </div>
  );
}

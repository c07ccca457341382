/** The one polite live region: what happens, in the words of the log. Behind the curtain it is empty. */
import { useEffect, useState } from "preact/hooks";

import type { Sitting } from "./sitting";

export function Spoken({ sitting }: { sitting: Sitting }) {
  const [said, setSaid] = useState({ words: "", number: 0 });
  const position = sitting.position.value;
  useEffect(() => {
    const words = position?.news.map((line) => line.text).join(" ") ?? "";
    if (words || !position) setSaid(({ number }) => ({ words, number: number + 1 }));
  }, [position]);
  return (
    <div class="sr" aria-live="polite" id="spoken">
      {/* Anew each time: the same words twice are spoken twice. */}
      {sitting.curtain.value === null && <span key={said.number}>{said.words}</span>}
    </div>
  );
}

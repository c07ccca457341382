/** The one polite live region: what happens, in the words of the log. */
import { useEffect, useState } from "preact/hooks";

import type { Sitting } from "./sitting";

export function Spoken({ sitting }: { sitting: Sitting }) {
  const [words, setWords] = useState("");
  const position = sitting.position.value;
  useEffect(() => {
    if (position?.news.length) setWords(position.news.map((line) => line.text).join(" "));
  }, [position]);
  return (
    <div class="sr" aria-live="polite" id="spoken">
      {words}
    </div>
  );
}

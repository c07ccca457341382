/** The polite live region for screen readers: the log, line by line. Empty behind the curtain. */
import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { TableSession } from "./session";

/** News that comes quickly is appended, for replacing what was not read out yet would lose it. */
const PARAGRAPHS_KEPT = 10;

export function LiveRegion({ session }: { session: TableSession }) {
  const paragraphs = useSignal<{ number: number; text: string }[]>([]);
  useEffect(() => {
    let number = 0;
    return effect(() => {
      const text = session.position.value?.news.map((line) => line.text).join(" ");
      if (!session.position.value || session.curtain.value !== null) paragraphs.value = [];
      else if (text) paragraphs.value = [...paragraphs.peek(), { number: ++number, text }].slice(-PARAGRAPHS_KEPT);
    });
  }, [session]);
  return (
    <div class="sr" aria-live="polite" id="spoken">
      {/* Each in an element of its own: the same text twice is read out twice. */}
      {paragraphs.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}

/** The log; a press on a line leads to the position at that step. */
import { useEffect, useRef, useState } from "preact/hooks";

import type { LogLine } from "../api/types";
import { Sigil, seatClass } from "../parts/Sigil";
import { tableWords } from "../words/table";

interface LogProps {
  lines: LogLine[];
  now?: number;
  onPress: (step: number) => void;
}

export function Log({ lines, now, onPress }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused ?? Math.max(0, lines.findLastIndex((line) => now === undefined || line.step <= now));
  const current = lines.findLast((line) => now === undefined || line.step <= now)?.step;
  useEffect(() => {
    const box = list.current?.parentElement;
    const line = list.current?.querySelector<HTMLElement>("li.now");
    if (!box || !line) return;
    if (now === undefined) box.scrollTop = box.scrollHeight;
    else box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [lines.length, current]);
  if (!lines.length) return <p class="muted">{tableWords("nothingHappened")}</p>;
  return (
    <ol class="log" ref={list} onKeyDown={(event) => moveFocus(event, setFocused)} onFocusOut={() => setFocused(null)}>
      {lines.map((line, index) => (
        <li key={index} class={`${line.heading ? "turn" : ""} ${line.step === current ? "now" : ""} ${seatClass(line.seat)}`}>
          <button type="button" tabIndex={index === stop ? 0 : -1} onClick={() => onPress(line.step)} aria-current={now !== undefined && line.step === current ? "step" : undefined}>
            {line.seat !== null && !line.heading && <Sigil seat={line.seat} />}
            <span>{line.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The whole log is one tab stop; arrows go from line to line. */
function moveFocus(event: KeyboardEvent, setFocused: (index: number) => void): void {
  const lines = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
  const at = lines.findIndex((line) => line === document.activeElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
  const next = to === undefined ? undefined : lines[to];
  if (!next || to === undefined) return;
  event.preventDefault();
  next.focus();
  setFocused(to);
}

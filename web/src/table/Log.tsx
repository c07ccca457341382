/** What happened, in words; a press on a line leads back to the position at that moment. */
import { useEffect, useRef } from "preact/hooks";

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
    <ol class="log" ref={list}>
      {lines.map((line, index) => (
        <li key={index} class={`${line.heading ? "turn" : ""} ${line.step === current ? "now" : ""} ${seatClass(line.seat)}`}>
          <button type="button" onClick={() => onPress(line.step)} aria-current={now !== undefined && line.step === current ? "step" : undefined}>
            {line.seat !== null && !line.heading && <Sigil seat={line.seat} />}
            <span>{line.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

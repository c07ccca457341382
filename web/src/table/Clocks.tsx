/** Thinking time, if the table has a clock. It runs for those who owe a choice. */
import { useEffect, useState } from "preact/hooks";

import { Icon } from "../parts/Icon";
import { Sigil } from "../parts/Sigil";
import { tableWords } from "../words/table";
import { clockText } from "../words/time";
import type { TableSession } from "./session";

const LITTLE_TIME = 20;

export function Clocks({ session }: { session: TableSession }) {
  const position = session.position.value!;
  const [passed, setPassed] = useState(0);
  const running = position.clocks.some((left) => left !== null) && !position.ending;
  useEffect(() => {
    if (!running) return;
    const since = performance.now();
    setPassed(0);
    const timer = window.setInterval(() => setPassed((performance.now() - since) / 1000), 1000);
    return () => window.clearInterval(timer);
  }, [position, running]);
  if (!running) return null;
  return (
    <ul class="clocks" aria-label={tableWords("timeLeft")}>
      {position.clocks.map((left, seat) => {
        if (left === null || left === undefined) return null;
        const now = Math.max(0, position.deciders.includes(seat) ? left - passed : left);
        return (
          <li key={seat} class={now < LITTLE_TIME ? "short" : ""}>
            <Sigil seat={seat} /> <span class="who">{position.players[seat]}</span> <Icon name="clock" /> <b class="num">{clockText(now)}</b>
          </li>
        );
      })}
    </ul>
  );
}

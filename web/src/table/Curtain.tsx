/** Several people at one screen: nothing is shown until the next one has taken the device. */
import { useEffect, useRef } from "preact/hooks";

import { focusFirst } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { Sigil, seatClass } from "../parts/Sigil";
import { tableWords } from "../words/table";
import type { TableSession } from "./session";

export function Curtain({ session, seat }: { session: TableSession; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const onTaken = () => {
    session.viewAs(seat);
    focusFirst("#content");
  };
  const name = session.info.value?.seats.find((one) => one.seat === seat)?.name ?? "";
  return (
    <section class={`curtain ${seatClass(seat)}`} aria-label={tableWords("pass", { name })}>
      <Icon name="hotseat" class="curtain-sign" />
      <h1>
        <Sigil seat={seat} /> {tableWords("pass", { name })}
      </h1>
      <p>{tableWords("passHelp")}</p>
      <button ref={button} type="button" class="btn primary" onClick={onTaken}>
        {tableWords("iAm", { name })}
      </button>
    </section>
  );
}

/** Several people at one screen: nobody sees anything until the next one has taken the device. */
import { useEffect, useRef } from "preact/hooks";

import { focusOnPlace } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { Sigil, seatClass } from "../parts/Sigil";
import { tableWords } from "../words/table";
import type { Sitting } from "./sitting";

export function Curtain({ sitting, seat }: { sitting: Sitting; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const take = () => {
    sitting.lookAs(seat);
    focusOnPlace("#content");
  };
  const name = sitting.info.value?.seats.find((one) => one.seat === seat)?.name ?? "";
  return (
    <section class={`curtain ${seatClass(seat)}`} aria-label={tableWords("pass", { name })}>
      <Icon name="hotseat" class="curtain-sign" />
      <h1>
        <Sigil seat={seat} /> {tableWords("pass", { name })}
      </h1>
      <p>{tableWords("passHelp")}</p>
      <button ref={button} type="button" class="btn primary" onClick={take}>
        {tableWords("iAm", { name })}
      </button>
    </section>
  );
}

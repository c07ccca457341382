/** What people at the table say to each other. */
import { useEffect, useRef, useState } from "preact/hooks";

import { Button } from "../parts/Button";
import { seatClass } from "../parts/Sigil";
import { tableWords } from "../words/table";
import type { Sitting } from "./sitting";

const LONGEST = 500;

export function Chat({ sitting }: { sitting: Sitting }) {
  const [text, setText] = useState("");
  const lines = sitting.chat.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current?.offsetParent) return;
    list.current.scrollTop = list.current.scrollHeight;
    sitting.heardChat.value = lines.length;
  }, [lines.length]);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await sitting.say(text.trim()))) setText("");
  };
  return (
    <>
      <div class="chat" ref={list} role="log" aria-label={tableWords("chat")} tabIndex={0}>
        {lines.map((line) => (
          <p key={line.number} class={seatClass(line.seat)}>
            <b>{line.name}</b> {line.text}
          </p>
        ))}
        {!lines.length && <p class="hush">{tableWords("nobodyTalks")}</p>}
      </div>
      <form class="say" onSubmit={onSubmit}>
        <input
          aria-label={tableWords("say")}
          placeholder={tableWords("say")}
          maxLength={LONGEST}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button icon="next" label={tableWords("send")} class="sq" submit />
      </form>
    </>
  );
}

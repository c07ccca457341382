/** What people at the table say to each other. */
import { useEffect, useRef, useState } from "preact/hooks";

import { Button } from "../parts/Button";
import { seatClass } from "../parts/Sigil";
import { tableWords } from "../words/table";
import { newDeed, type Sitting } from "./sitting";

const LONGEST = 500;

export function Chat({ sitting }: { sitting: Sitting }) {
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const line = useRef({ text: "", word: "" });
  const lines = sitting.chat.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current?.offsetParent) return;
    list.current.scrollTop = list.current.scrollHeight;
    sitting.heardChat.value = lines.at(-1)?.number ?? 0;
  }, [lines]);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said || sending) return;
    // What could not be said keeps its word: perhaps it was heard after all.
    if (line.current.text !== said) line.current = { text: said, word: newDeed() };
    setSending(true);
    if (await sitting.say(said, line.current.word)) {
      line.current = { text: "", word: "" };
      setText("");
    }
    setSending(false);
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
      <form class="say" aria-busy={sending || undefined} onSubmit={onSubmit}>
        <input
          aria-label={tableWords("say")}
          placeholder={tableWords("say")}
          maxLength={LONGEST}
          value={text}
          readOnly={sending}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button icon="next" label={tableWords("send")} class="sq" off={sending} submit />
      </form>
    </>
  );
}

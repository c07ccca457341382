/** What people at the table say to each other. */
import { useEffect, useRef, useState } from "preact/hooks";

import { Button } from "../parts/Button";
import { seatClass } from "../parts/Sigil";
import { tableWords } from "../words/table";
import { newRequestId, type TableSession } from "./session";

const LONGEST_LINE = 500;

export function Chat({ session }: { session: TableSession }) {
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const unsent = useRef({ text: "", id: "" });
  const lines = session.chat.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current?.offsetParent) return;
    list.current.scrollTop = list.current.scrollHeight;
    session.chatReadTo.value = lines.at(-1)?.number ?? 0;
  }, [lines]);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const line = text.trim();
    if (!line || sending) return;
    // A line that failed keeps its id: perhaps it did arrive.
    if (unsent.current.text !== line) unsent.current = { text: line, id: newRequestId() };
    setSending(true);
    if (await session.say(line, unsent.current.id)) {
      unsent.current = { text: "", id: "" };
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
          maxLength={LONGEST_LINE}
          value={text}
          readOnly={sending}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button icon="next" label={tableWords("send")} class="sq" off={sending} submit />
      </form>
    </>
  );
}

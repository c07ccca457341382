/** In a guided game: what this decision is about, in pages that need no scrolling. */
import { useState } from "preact/hooks";

import type { Lesson as LessonWords } from "../api/types";
import { Button } from "../parts/Button";
import { Icon } from "../parts/Icon";
import { phone } from "../state/screen";
import { tableWords } from "../words/table";

/** In characters. */
const LONGEST_PAGE = 420;
const LONGEST_PHONE_PAGE = 230;

export function Lesson({ lesson }: { lesson: LessonWords | null | undefined }) {
  return <div aria-live="polite">{lesson && <Pages key={lesson.key + lesson.text} lesson={lesson} />}</div>;
}

function Pages({ lesson }: { lesson: LessonWords }) {
  const [page, setPage] = useState(0);
  const pages = pagesOf(lesson.text, phone.value ? LONGEST_PHONE_PAGE : LONGEST_PAGE);
  const now = Math.min(page, pages.length - 1);
  return (
    <section class="lesson" aria-label={tableWords("lesson")} tabIndex={0}>
      <header>
        <Icon name="learn" />
        <h2>{lesson.title}</h2>
        {pages.length > 1 && <PageTurner now={now} pages={pages.length} onTurn={setPage} />}
      </header>
      <p>{pages[now]}</p>
    </section>
  );
}

function PageTurner({ now, pages, onTurn }: { now: number; pages: number; onTurn: (page: number) => void }) {
  const turn = (by: number) => () => onTurn(Math.max(0, Math.min(pages - 1, now + by)));
  return (
    <div class="leaves">
      <Button icon="prev" class="quiet sq" label={tableWords("pageBack")} off={now === 0} onPress={turn(-1)} />
      <span class="num">
        {now + 1}/{pages}
      </span>
      <Button icon="next" class={`sq ${now < pages - 1 ? "lit" : "quiet"}`} label={tableWords("pageOn")} off={now === pages - 1} onPress={turn(1)} />
    </div>
  );
}

/** Paragraphs are pages; one that is too long is cut between sentences, into parts of about the same length. */
export function pagesOf(text: string, most: number): string[] {
  return text.split("\n\n").flatMap((paragraph) => {
    const parts = Math.ceil(paragraph.length / most);
    const pages: string[] = [""];
    for (const sentence of paragraph.split(/(?<=[.!?]) /)) {
      const last = pages.at(-1)!;
      if (last && last.length + sentence.length / 2 > paragraph.length / parts) pages.push(sentence);
      else pages[pages.length - 1] = last ? `${last} ${sentence}` : sentence;
    }
    return pages;
  });
}

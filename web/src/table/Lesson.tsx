/** In a guided game: what this decision is about. */
import type { Lesson as LessonWords } from "../api/types";
import { Icon } from "../parts/Icon";
import { tableWords } from "../words/table";

export function Lesson({ lesson }: { lesson: LessonWords | null | undefined }) {
  return (
    <div aria-live="polite">
      {lesson && (
        <section class="lesson" aria-label={tableWords("lesson")} tabIndex={0}>
          <Icon name="learn" />
          <div>
            <h2>{lesson.title}</h2>
            <p>{lesson.text}</p>
          </div>
        </section>
      )}
    </div>
  );
}

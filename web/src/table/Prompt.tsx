/** What is asked, what the choice amounts to so far, the one gold button, and every answer that no thing on the board stands
 * for. The last thing above the edge in every game. */
import type { Entry, SeatInfo } from "../api/types";
import { Button } from "../parts/Button";
import { useFocusOnNextQuestion } from "../parts/focus";
import { tableWords } from "../words/table";
import type { Sitting } from "./sitting";

export function Prompt({ sitting }: { sitting: Sitting }) {
  useFocusOnNextQuestion();
  const position = sitting.position.value;
  const choice = sitting.choice.value;
  if (!position) return null;
  return (
    <section class={`prompt ${choice ? "" : "still"}`} aria-label={tableWords("playing")} aria-busy={sitting.summing.value || undefined}>
      <div class="q" role="status">
        {choice ? <Question sitting={sitting} /> : <b>{position.ending ? position.ending.verdict : <Waiting sitting={sitting} />}</b>}
      </div>
      {choice && <Sums sitting={sitting} />}
      {choice && <Answers sitting={sitting} />}
      <div class="prompt-main">
        {position.seat !== null && !position.ending && <Comforts sitting={sitting} />}
        {choice && <Gold sitting={sitting} />}
      </div>
      {sitting.hints.value && <Advice sitting={sitting} />}
    </section>
  );
}

function Question({ sitting }: { sitting: Sitting }) {
  const gathered = sitting.gathered.value;
  const words = gathered?.fault || (sitting.doubting.value ? gathered?.doubt : "");
  return (
    <>
      <b>{sitting.choice.value!.prompt}</b>
      {words && <span class={gathered?.fault ? "fault" : "doubt"}>{words}</span>}
    </>
  );
}

function Waiting({ sitting }: { sitting: Sitting }) {
  const position = sitting.position.value!;
  const seats = sitting.info.value?.seats ?? [];
  const names = position.deciders.map((seat) => nameOf(seats, seat, position.players[seat] ?? "")).join(", ");
  const bots = position.deciders.every((seat) => kindOf(seats, seat) === "bot");
  return (
    <>
      <Dots />
      {tableWords(bots ? "waitingBots" : "waitingFor", { names })}
      {position.seat === null && <span class="watching">{tableWords("youWatch")}</span>}
    </>
  );
}

function Dots() {
  return (
    <span class="state think" aria-hidden="true">
      <span class="dots">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}

/** A person whose page is closed is away. */
function nameOf(seats: SeatInfo[], seat: number, name: string): string {
  const who = seats.find((one) => one.seat === seat);
  return who?.kind === "person" && !who.present ? tableWords("awayName", { name }) : name;
}

function kindOf(seats: SeatInfo[], seat: number): string | undefined {
  return seats.find((one) => one.seat === seat)?.kind;
}

function Sums({ sitting }: { sitting: Sitting }) {
  const { sum, need } = sitting.choice.value!;
  const gathered = sitting.gathered.value;
  const chosen = sitting.pending.value ? 0 : sitting.chosen.value.length;
  if (!sum && !gathered?.so_far && !chosen) return null;
  return (
    <div class="sumline">
      {sum && !gathered?.so_far.startsWith(sum) && <span class="eq">{sum}</span>}
      {gathered?.so_far && (
        <span class="eq" role="status">
          {gathered.so_far}
        </span>
      )}
      {chosen > 0 && need > 0 && need <= 8 && (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: Math.max(need, chosen) }, (_, index) => (
            <i key={index} class={index >= need ? "over" : index < chosen ? "on" : ""} />
          ))}
        </span>
      )}
    </div>
  );
}

/** Answers as buttons: those of the thing that was pressed, those that nothing on the board stands for, and passing. */
function Answers({ sitting }: { sitting: Sitting }) {
  useFocusOnNextQuestion();
  const { passing } = sitting.choice.value!;
  const offered = sitting.offered.value ? sitting.entries(sitting.offered.value) : [];
  const elsewhere = sitting.elsewhere.value;
  const open = [...offered, ...elsewhere.filter((entry) => !offered.includes(entry))];
  const possible = open.filter((entry) => entry.action !== null);
  const impossible = open.filter((entry) => entry.action === null);
  if (!possible.length && !impossible.length && !passing) return null;
  return (
    <div class="answers" role="group" aria-label={tableWords("actions")}>
      {possible.map((entry) => (
        <Answer key={entry.key} sitting={sitting} entry={entry} />
      ))}
      {passing && <Answer sitting={sitting} entry={passing} />}
      {impossible.length > 0 && (
        <details class="impossible">
          <summary>
            {tableWords("notPossible")} ({impossible.length})
          </summary>
          {impossible.map((entry) => (
            <Answer key={entry.key} sitting={sitting} entry={entry} />
          ))}
        </details>
      )}
    </div>
  );
}

function Answer({ sitting, entry }: { sitting: Sitting; entry: Entry }) {
  useFocusOnNextQuestion();
  const count = sitting.count(entry.key);
  const often = (entry.most ?? 1) > 1;
  return (
    <span class="answer" data-entry={entry.key}>
      <Button
        class={entry.action === null ? "" : count ? "chosen" : "lit"}
        off={entry.action === null}
        pressed={entry.several || entry.final ? count > 0 : undefined}
        title={entry.note || undefined}
        onPress={() => sitting.answer(entry)}
      >
        {entry.label}
        {entry.note && entry.action === null && <small>{entry.note}</small>}
        {often && count > 0 && <span class="tag">{count}×</span>}
      </Button>
      {often && count > 0 && (
        <Button class="sq" label={tableWords("fewer", { label: entry.label })} onPress={() => sitting.takeBack(entry.key)}>
          −
        </Button>
      )}
    </span>
  );
}

function Comforts({ sitting }: { sitting: Sitting }) {
  const position = sitting.position.value!;
  return (
    <>
      <Button icon="undo" class="desk" off={!position.can_undo} onPress={() => sitting.undo()}>
        {tableWords("undo")}
      </Button>
      {position.choice && (
        <Button icon="hint" class="desk" pressed={sitting.hints.value !== null} onPress={() => void sitting.hint()}>
          {tableWords("hint")}
          {sitting.hinting.value && <Dots />}
        </Button>
      )}
    </>
  );
}

function Gold({ sitting }: { sitting: Sitting }) {
  useFocusOnNextQuestion();
  const pending = sitting.pending.value;
  const gathered = sitting.gathered.value;
  const several = sitting.choice.value!.entries.some((entry) => entry.several && entry.action !== null);
  if (!pending && !several) return null;
  const ready = pending !== null || gathered?.complete === true;
  const label = sitting.doubting.value ? tableWords("anyway") : pending ? pending.deed : tableWords("confirm");
  return (
    <>
      {sitting.chosen.value.length > 0 && (
        <Button icon="close" class="quiet sq" label={tableWords("clear")} onPress={() => sitting.forget()} />
      )}
      <Button class="primary" id="gold" icon="check" off={!ready} onPress={() => sitting.confirm()}>
        {label}
      </Button>
    </>
  );
}

function Advice({ sitting }: { sitting: Sitting }) {
  const hints = sitting.hints.value!;
  return (
    <div class="advice" role="status">
      <h2 class="cap">{tableWords("hintTitle")}</h2>
      {!hints.length && <p>{tableWords("noHint")}</p>}
      <ul>
        {hints.map((hint) => (
          <li key={hint.label}>
            <span>
              <b>{hint.label}</b> {hint.reason}
            </span>
            {hint.actions.length > 0 && <Button onPress={() => sitting.play(hint.actions)}>{tableWords("playHint")}</Button>}
          </li>
        ))}
      </ul>
    </div>
  );
}

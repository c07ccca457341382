/** The question, the running sum, the confirm button, and every answer that no thing on the board stands
 * for; below the board in every game. */
import type { Entry, SeatInfo } from "../api/types";
import { Button } from "../parts/Button";
import { useFocusOnNextQuestion } from "../parts/focus";
import { tableWords } from "../words/table";
import type { TableSession } from "./session";

export function Prompt({ session }: { session: TableSession }) {
  useFocusOnNextQuestion();
  const position = session.position.value;
  const choice = session.choice.value;
  if (!position) return null;
  return (
    <section class={`prompt ${choice ? "" : "still"}`} aria-label={tableWords("playing")} aria-busy={session.selection.sumPending.value || undefined}>
      <div class="q" role="status">
        {choice ? <Question session={session} /> : <b>{position.ending ? position.ending.verdict : <Waiting session={session} />}</b>}
      </div>
      {choice && <RunningSum session={session} />}
      {choice && <Answers session={session} />}
      <div class="prompt-main">
        {position.seat !== null && !position.ending && <UndoAndHint session={session} />}
        {choice && <ConfirmButton session={session} />}
      </div>
      {session.hints.value && <HintList session={session} />}
    </section>
  );
}

function Question({ session }: { session: TableSession }) {
  const gathered = session.selection.gathered.value;
  const words = gathered?.fault || (session.selection.warned.value ? gathered?.doubt : "");
  return (
    <>
      <b>{session.choice.value!.prompt}</b>
      {words && <span class={gathered?.fault ? "fault" : "doubt"}>{words}</span>}
    </>
  );
}

function Waiting({ session }: { session: TableSession }) {
  const position = session.position.value!;
  const seats = session.info.value?.seats ?? [];
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

/** The name, with a note if the person's page is closed. */
function nameOf(seats: SeatInfo[], seat: number, name: string): string {
  const who = seats.find((one) => one.seat === seat);
  return who?.kind === "person" && !who.present ? tableWords("awayName", { name }) : name;
}

function kindOf(seats: SeatInfo[], seat: number): string | undefined {
  return seats.find((one) => one.seat === seat)?.kind;
}

function RunningSum({ session }: { session: TableSession }) {
  const { sum, need } = session.choice.value!;
  const gathered = session.selection.gathered.value;
  const chosen = session.selection.unconfirmed.value ? 0 : session.selection.chosen.value.length;
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

/** Answers as buttons: those of the thing that was pressed, those of no thing on the board, and passing. */
function Answers({ session }: { session: TableSession }) {
  useFocusOnNextQuestion();
  const { passing } = session.choice.value!;
  const offered = session.selection.offered.value ? session.entries(session.selection.offered.value) : [];
  const elsewhere = session.shown.elsewhere.value;
  const open = [...offered, ...elsewhere.filter((entry) => !offered.includes(entry))];
  const possible = open.filter((entry) => entry.action !== null);
  const impossible = open.filter((entry) => entry.action === null);
  if (!possible.length && !impossible.length && !passing) return null;
  return (
    <div class="answers" role="group" aria-label={tableWords("actions")}>
      {possible.map((entry) => (
        <Answer key={entry.key} session={session} entry={entry} />
      ))}
      {passing && <Answer session={session} entry={passing} />}
      {impossible.length > 0 && (
        <details class="impossible">
          <summary>
            {tableWords("notPossible")} ({impossible.length})
          </summary>
          {impossible.map((entry) => (
            <Answer key={entry.key} session={session} entry={entry} />
          ))}
        </details>
      )}
    </div>
  );
}

function Answer({ session, entry }: { session: TableSession; entry: Entry }) {
  useFocusOnNextQuestion();
  const count = session.selection.count(entry.key);
  const often = (entry.most ?? 1) > 1;
  return (
    <span class="answer" data-entry={entry.key}>
      <Button
        class={entry.action === null ? "" : count ? "chosen" : "lit"}
        off={entry.action === null}
        pressed={entry.several || entry.final ? count > 0 : undefined}
        title={entry.note || undefined}
        onPress={() => session.selection.answer(entry)}
      >
        {entry.label}
        {entry.note && entry.action === null && <small>{entry.note}</small>}
        {often && count > 0 && <span class="tag">{count}×</span>}
      </Button>
      {often && count > 0 && (
        <Button class="sq" label={tableWords("fewer", { label: entry.label })} onPress={() => session.selection.takeBack(entry.key)}>
          −
        </Button>
      )}
    </span>
  );
}

function UndoAndHint({ session }: { session: TableSession }) {
  const position = session.position.value!;
  return (
    <>
      <Button icon="undo" class="desk" off={!position.can_undo} onPress={() => session.undo()}>
        {tableWords("undo")}
      </Button>
      {position.choice && (
        <Button icon="hint" class="desk" pressed={session.hints.value !== null} onPress={() => void session.hint()}>
          {tableWords("hint")}
          {session.hintPending.value && <Dots />}
        </Button>
      )}
    </>
  );
}

function ConfirmButton({ session }: { session: TableSession }) {
  useFocusOnNextQuestion();
  const unconfirmed = session.selection.unconfirmed.value;
  const gathered = session.selection.gathered.value;
  const several = session.choice.value!.entries.some((entry) => entry.several && entry.action !== null);
  if (!unconfirmed && !several) return null;
  const ready = unconfirmed !== null || gathered?.complete === true;
  const label = session.selection.warned.value ? tableWords("anyway") : unconfirmed ? unconfirmed.deed : tableWords("confirm");
  return (
    <>
      {session.selection.chosen.value.length > 0 && (
        <Button icon="close" class="quiet sq" label={tableWords("clear")} onPress={() => session.clear()} />
      )}
      <Button class="primary" id="gold" icon="check" off={!ready} onPress={() => session.selection.confirm()}>
        {label}
      </Button>
    </>
  );
}

function HintList({ session }: { session: TableSession }) {
  const hints = session.hints.value!;
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
            {hint.actions.length > 0 && <Button onPress={() => session.play(hint.actions)}>{tableWords("playHint")}</Button>}
          </li>
        ))}
      </ul>
    </div>
  );
}

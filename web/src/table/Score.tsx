/** The points as if the game ended now: bars beside the table, every line on demand. */
import type { SeatScore } from "../api/types";
import { Sigil, seatClass } from "../parts/Sigil";
import { tableWords } from "../words/table";

const PARTS = 8;
/** More kinds than this cannot be told apart in a bar, nor compared in a table: then every seat has its own list. */
const COMPARABLE = 8;

/** The kinds of points, in the order in which the seats have them. */
function kindsOf(scores: SeatScore[]): string[] {
  return [...new Set(scores.flatMap((score) => score.lines.map((line) => line.label)))];
}

function pointsOf(score: SeatScore, label: string): number {
  return score.lines.filter((line) => line.label === label).reduce((sum, line) => sum + line.points, 0);
}

export function ScoreBars({ scores }: { scores: SeatScore[] }) {
  const kinds = kindsOf(scores).filter((kind) => scores.some((score) => pointsOf(score, kind)));
  const comparable = kinds.length <= COMPARABLE;
  const most = Math.max(10, ...scores.map((score) => score.total));
  const ranked = [...scores].sort((a, b) => b.total - a.total);
  return (
    <>
      <ul class="bars">
        {ranked.map((score) => (
          <li key={score.seat} class={seatClass(score.seat)}>
            <Sigil seat={score.seat} />
            <span class="who">{score.name}</span>
            <span class="sb" aria-hidden="true">
              {comparable ? (
                kinds.map((kind, index) => (
                  <i key={kind} class={`part-${index % PARTS}`} style={{ width: `${(Math.max(0, pointsOf(score, kind)) / most) * 100}%` }} />
                ))
              ) : (
                <i class="part-seat" style={{ width: `${(Math.max(0, score.total) / most) * 100}%` }} />
              )}
            </span>
            <span class="num">{score.total}</span>
          </li>
        ))}
      </ul>
      {comparable && (
        <p class="legend" aria-hidden="true">
          {kinds.map((kind, index) => (
            <span key={kind}>
              <i class={`part-${index % PARTS}`} />
              {kind}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

export function ScoreSheet({ scores, winners = [] }: { scores: SeatScore[]; winners?: number[] }) {
  const kinds = kindsOf(scores);
  if (kinds.length > COMPARABLE) return <ScoreLists scores={scores} winners={winners} />;
  return (
    <div class="items-wrap" tabIndex={0} role="group" aria-label={tableWords("allPoints")}>
      <table class="items">
        <thead>
          <tr>
            <th scope="col">{tableWords("points")}</th>
            {scores.map((score) => (
              <th key={score.seat} scope="col">
                <Sigil seat={score.seat} /> {score.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <ScoreRow key={kind} kind={kind} scores={scores} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tableWords("total")}</th>
            {scores.map((score) => (
              <td key={score.seat} class={winners.includes(score.seat) ? "hi" : ""}>
                {score.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function ScoreLists({ scores, winners }: { scores: SeatScore[]; winners: number[] }) {
  return (
    <div class="score-lists">
      {scores.map((score) => (
        <section key={score.seat} class={seatClass(score.seat)} aria-label={score.name}>
          <h3>
            <Sigil seat={score.seat} /> {score.name}
            <span class={`num ${winners.includes(score.seat) ? "hi" : ""}`}>{score.total}</span>
          </h3>
          <ul>
            {score.lines.map((line, index) => (
              <li key={index}>
                <span>{line.label}</span>
                <span class="num">{line.points}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ScoreRow({ kind, scores }: { kind: string; scores: SeatScore[] }) {
  const points = scores.map((score) => pointsOf(score, kind));
  const best = Math.max(...points);
  return (
    <tr>
      <th scope="row">{kind}</th>
      {points.map((number, index) => (
        <td key={scores[index]!.seat} class={number && number === best ? "hi" : ""}>
          {number || "–"}
        </td>
      ))}
    </tr>
  );
}

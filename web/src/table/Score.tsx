/** The points as if the game ended now: bars beside the table; on demand a comparison by kind and every line. */
import type { SeatScore } from "../api/types";
import { Sigil, seatClass } from "../parts/Sigil";
import { tableWords } from "../words/table";

const PARTS = 8;

/** The kinds of points, in order of appearance. */
function groupsOf(scores: SeatScore[]): string[] {
  return [...new Set(scores.flatMap((score) => score.lines.map((line) => line.group)))];
}

const linesOf = (score: SeatScore, group: string) => score.lines.filter((line) => line.group === group);

function pointsOf(score: SeatScore, group: string): number {
  return linesOf(score, group).reduce((sum, line) => sum + line.points, 0);
}

export function ScoreBars({ scores }: { scores: SeatScore[] }) {
  const groups = groupsOf(scores).filter((group) => scores.some((score) => pointsOf(score, group)));
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
              {groups.map((group, index) => (
                <i key={group} class={`part-${index % PARTS}`} style={{ width: `${(Math.max(0, pointsOf(score, group)) / most) * 100}%` }} />
              ))}
            </span>
            <span class="num">{score.total}</span>
          </li>
        ))}
      </ul>
      <p class="legend" aria-hidden="true">
        {groups.map((group, index) => (
          <span key={group}>
            <i class={`part-${index % PARTS}`} />
            {group}
          </span>
        ))}
      </p>
    </>
  );
}

export function ScoreSheet({ scores, winners = [] }: { scores: SeatScore[]; winners?: number[] }) {
  const groups = groupsOf(scores);
  return (
    <>
      <div class="items-wrap" tabIndex={0} role="group" aria-label={tableWords("allPoints")}>
        <table class="items">
          <thead>
            <tr>
              <th scope="col">{tableWords("points")}</th>
              {scores.map((score) => (
                <th key={score.seat} scope="col" class={seatClass(score.seat)}>
                  <Sigil seat={score.seat} /> {score.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <GroupRow key={group} group={group} scores={scores} />
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
      <div class="score-lists">
        {scores.map((score) => (
          <EveryLine key={score.seat} score={score} groups={groups} />
        ))}
      </div>
    </>
  );
}

function GroupRow({ group, scores }: { group: string; scores: SeatScore[] }) {
  const points = scores.map((score) => pointsOf(score, group));
  const best = Math.max(...points);
  return (
    <tr>
      <th scope="row">{group}</th>
      {points.map((number, index) => (
        <td key={scores[index]!.seat} class={number && number === best ? "hi" : ""}>
          {number || "–"}
        </td>
      ))}
    </tr>
  );
}

/** Kinds of a single line with the same label are in the table already. */
function EveryLine({ score, groups }: { score: SeatScore; groups: string[] }) {
  const told = groups.filter((group) => linesOf(score, group).some((line) => line.label !== group));
  if (!told.length) return null;
  return (
    <section class={seatClass(score.seat)} aria-label={score.name}>
      <h3>
        <Sigil seat={score.seat} /> {score.name}
      </h3>
      {told.map((group) => (
        <div key={group} class="score-group">
          <h4>
            {group} <span class="num">{pointsOf(score, group)}</span>
          </h4>
          <ul>
            {linesOf(score, group).map((line, index) => (
              <li key={index}>
                <span>{line.label}</span>
                <span class="num">{line.points}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The points of all seats over the game; a press leads to that step. */
import { Icon } from "../parts/Icon";
import { seatClass, Sigil } from "../parts/Sigil";
import { replayWords } from "../words/replay";
import type { ReplayPlayer } from "./player";

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = { left: 24, right: 8, top: 8, bottom: 8 };
const GRID = 4;

export function Chart({ player }: { player: ReplayPlayer }) {
  const curve = player.curve.value;
  const steps = player.history.value!.steps;
  const position = player.position.value!;
  if (curve.length < 2 || !steps) return null;
  const top = Math.max(GRID, ...curve.flatMap((point) => point.totals));
  const across = WIDTH - MARGIN.left - MARGIN.right;
  const x = (step: number) => MARGIN.left + (step / steps) * across;
  const y = (points: number) => HEIGHT - MARGIN.bottom - (Math.max(0, points) / top) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const lines = Array.from({ length: GRID + 1 }, (_, index) => Math.round((top * index) / GRID));
  const goTo = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    player.goTo((((event.clientX - box.left) / box.width) * WIDTH - MARGIN.left) / (across / steps));
  };
  const spoken = position.scores.map((score, index) => `${score.name} ${curve.at(-1)!.totals[index]}`).join(", ");
  return (
    <section class="panel chart-panel">
      <h2 class="cap">
        <Icon name="trophy" /> {replayWords("curve")}
      </h2>
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${replayWords("curve")}: ${spoken}`} onClick={goTo}>
        {lines.map((points) => (
          <g key={points}>
            <path class="grid" d={`M${MARGIN.left} ${y(points)}H${WIDTH - MARGIN.right}`} />
            <text x={MARGIN.left - 5} y={y(points) + 3.5} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        <path class="now" d={`M${x(player.step.value)} ${MARGIN.top - 4}V${HEIGHT - MARGIN.bottom}`} />
        {position.scores.map((score, index) => (
          <g key={score.seat} class={seatClass(score.seat)}>
            <polyline points={curve.map((point) => `${x(point.step)},${y(point.totals[index] ?? 0)}`).join(" ")} />
          </g>
        ))}
      </svg>
      <p class="legend">
        {position.scores.map((score) => (
          <span key={score.seat}>
            <Sigil seat={score.seat} /> {score.name} <b class="num">{score.total}</b>
          </span>
        ))}
      </p>
    </section>
  );
}

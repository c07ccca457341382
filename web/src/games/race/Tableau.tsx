/** One's own tableau with the free places: the last one, in red, ends the game. */
import { Count } from "../../parts/Count";
import { Sigil, seatClass } from "../../parts/Sigil";
import { Card } from "./Card";
import { asksForTableau, cardOf, phaseNow, type RaceProps } from "./model";
import { Strength } from "./Numbers";
import { say } from "./words";

const COLUMNS = 6;

export function Tableau(props: RaceProps & { seat: number }) {
  const { view, content, position, seat, me } = props;
  const player = view.players[seat]!;
  const placed = player.tableau.length;
  const name = seat === me ? say("yourTableau") : (position.players[seat] ?? "");
  const points = position.scores.find((score) => score.seat === seat)?.total;
  return (
    <section class={`zone race-tableau ${seatClass(seat)}`} aria-label={name}>
      <header>
        <h2>
          <Sigil seat={seat} /> {name}
        </h2>
        <span class="tag">{say("places", { n: placed, limit: content.tableau_end })}</span>
        <div class="stat">
          <Strength player={player} content={content} />
          {points !== undefined && <Count sign="vp" label={say("points", { n: points })} value={points} />}
          <span title={say("chipsLabel", { n: player.chips })}>
            <span class="chip" aria-hidden="true">
              {player.chips}
            </span>
            <small>{say("chips")}</small>
          </span>
        </div>
      </header>
      <div class="race-tab" style={{ "--rows": Math.ceil(placed / COLUMNS), "--slim": slimRows(placed, content.tableau_end) }}>
        {player.tableau.map((_, i) => (
          <TableauCard key={`${player.tableau[i]!.card} ${i}`} {...props} index={i} />
        ))}
        <FreePlaces placed={placed} end={content.tableau_end} />
      </div>
    </section>
  );
}

function TableauCard({ view, content, seat, me, index }: RaceProps & { seat: number; index: number }) {
  const player = view.players[seat]!;
  const { card, good } = player.tableau[index]!;
  const counts = index < player.active;
  const used = player.used.includes(card) && player.power !== card;
  return (
    <Card
      card={cardOf(content, card)!}
      place={`seat ${seat}`}
      good={good}
      quiet={seat !== me || !asksForTableau(player)}
      now={counts && !used ? phaseNow(view) : null}
      says={counts ? (used ? [say("used")] : []) : [say("justPlaced")]}
      class={`${used ? "used" : ""} ${player.power === card ? "running" : ""} ${counts ? "" : "just-placed"}`}
    />
  );
}

/** Rows without a card are drawn slim. */
const slimRows = (placed: number, end: number): number => Math.max(0, Math.ceil(end / COLUMNS) - Math.ceil(placed / COLUMNS));

function FreePlaces({ placed, end }: { placed: number; end: number }) {
  const free = Array.from({ length: Math.max(0, end - placed) }, (_, i) => placed + 1 + i);
  const cardRows = Math.ceil(placed / COLUMNS) * COLUMNS;
  return (
    <>
      {free.map((n) => {
        const last = n === end;
        return (
          <div
            key={n}
            class={`slot ${n > cardRows ? "slim-slot" : ""}`}
            data-end={last ? "" : undefined}
            role="img"
            aria-label={say(last ? "lastPlace" : "freePlace", { n })}
          >
            {n}
          </div>
        );
      })}
    </>
  );
}

/** A card of the game, small or as it lies in a hand. */
import { Picture, type Subject } from "../../art/picture";
import { Flag } from "../../parts/Flag";
import { Icon } from "../../parts/Icon";
import { Signs } from "../../parts/Signs";
import { Thing } from "../../parts/Thing";
import type { Phase, RaceCard } from "./model";
import { say } from "./words";

export interface CardProps {
  card: RaceCard;
  /** Its name among the things of the table; the card's id if nothing else is said. */
  thing?: string;
  place: string;
  size?: "s" | "m";
  quiet?: boolean;
  /** A good lies on it. */
  good?: boolean;
  /** Its powers of this phase count now. */
  now?: Phase | null;
  /** Something to be said of it, after its name and numbers. */
  says?: string[];
  fresh?: boolean;
  class?: string;
}

export function Card({ card, thing = card.id, place, size = "m", quiet, good, now, says = [], fresh, class: extra = "" }: CardProps) {
  const label = [card.label, ...(good ? [say("withGood")] : []), ...says].join("; ");
  return (
    <Thing id={thing} place={place} label={label} quiet={quiet} class={`card ${lookOf(card)} ${extra}`} size={size}>
      <Face card={card} good={good} />
      {size === "m" && <Powers card={card} now={now} />}
      {fresh && <span class="flag new">{say("new")}</span>}
      <Flag thing={thing} quiet={quiet} />
    </Thing>
  );
}

export const lookOf = (card: RaceCard): string => `${card.world ? "world" : "dev"} k-${card.good ?? "none"}`;

/** All that is drawn of a card; its label says the same. */
export function Face({ card, good }: { card: RaceCard; good?: boolean }) {
  return (
    <>
      <div class="art" aria-hidden="true">
        <Picture of={subjectOf(card)} />
        <KindMarks card={card} />
        {good && card.good && (
          <span class={`tok c-${card.good}`}>
            <Icon name={`good-${card.good}`} />
          </span>
        )}
      </div>
      <span class={`bd ${card.military ? "def" : "cost"} a`} aria-hidden="true">
        {card.number}
      </span>
      <span class="bd vp b" aria-hidden="true">
        {card.points}
      </span>
      <div class="nm" aria-hidden="true">
        {card.name}
      </div>
    </>
  );
}

/** Developments that belong to the aliens look like it. */
export function subjectOf(card: RaceCard): Subject {
  const frame = [200, 160] as const;
  if (card.world) return { art: "planet", name: card.art, look: { kind: card.good ?? "none", good: card.gets, military: card.military }, frame };
  return { art: "tech", name: card.art, look: { kind: card.keywords.includes("alien") ? "alien" : "none" }, frame };
}

export function KindMarks({ card }: { card: RaceCard }) {
  if (!card.keywords.length && !card.gets) return null;
  return (
    <span class="km">
      {card.keywords.map((keyword) => (
        <Icon key={keyword} name={`kw-${keyword}`} />
      ))}
      {card.gets && <Icon name={card.gets} class={`c-${card.good}`} />}
      {card.good && <Icon name={`good-${card.good}`} />}
    </span>
  );
}

function Powers({ card, now }: { card: RaceCard; now?: Phase | null }) {
  if (!card.powers.length) return <div class="pw-none" />;
  return (
    <ul class="pw">
      {card.powers.map((power, i) => (
        <li key={i} class={power.phase === now ? "now" : undefined}>
          <span class="ph">
            <Icon name={power.phase} />
          </span>
          <span>
            <Signs of={power.signs} />
          </span>
        </li>
      ))}
    </ul>
  );
}

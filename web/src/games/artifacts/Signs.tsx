/** Rows of icons and numbers: what a card does. The words stand in labels and on the large card. */
import { Icon } from "../../parts/Icon";
import type { Card, Gain, Side, Sign } from "./model";

export function Signs({ signs, class: className = "" }: { signs: Sign[]; class?: string }) {
  return (
    <span class={`signs ${className}`} aria-hidden="true">
      {signs.map((sign) => (sign.icon ? <Icon name={sign.icon} /> : <b class={sign.text === "·" ? "dot" : undefined}>{sign.text}</b>))}
    </span>
  );
}

/** What the card does on this side; for an operational technology, its conditions with their points. */
export function SideSigns({ card, side }: { card: Card; side: Side }) {
  if (side === "operational" && card.scores.length) {
    return (
      <span class="scores" aria-hidden="true">
        {card.scores.map((row) => (
          <span>
            <Signs signs={row.signs} />
            <span class="worth">
              <b>{row.during}</b>·{row.end}
            </span>
          </span>
        ))}
      </span>
    );
  }
  return <Signs signs={card[side].signs} />;
}

const GAINS: [keyof Gain, string][] = [
  ["vp", "vp"],
  ["credits", "credit"],
  ["artifacts", "aa-artifact"],
  ["plans", "defence"],
  ["cards", "card"],
];

export function gainSigns(gain: Gain): Sign[] {
  return GAINS.filter(([key]) => gain[key]).flatMap(([key, icon]) => [
    { icon: "", text: gain[key] < 0 ? `−${-gain[key]}` : String(gain[key]) },
    { icon, text: "" },
  ]);
}

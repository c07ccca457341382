/** Effects, prices and counts in icons. Words for the same stand in labels and on the large card. */
import { Icon } from "../../parts/Icon";
import type { Amount, Edge, Effect, Specialist, Upgrade } from "./types";

export const specialistIcon = (specialist: Specialist): string => (specialist === "engineer" ? "mc-engineer" : `mc-leader-${specialist.split("-")[0]!}`);
export const placeIcon = (on: Edge["on"]): string => (on === "orbit" ? "mc-moon" : `mc-planet-${on}`);

function Units({ of, n }: Amount) {
  return (
    <span class="mc-units">
      {n > 1 && n}
      <Icon name={`mc-${of}`} />
    </span>
  );
}

function Cards({ icon, n }: { icon: string; n: number }) {
  if (!n) return null;
  return (
    <span class="mc-units">
      {n > 1 && n}
      <Icon name={icon} />
    </span>
  );
}

const units = (amounts: Amount[]) => amounts.map((amount) => <Units key={amount.of} {...amount} />);

/** ``chip → hammer, hammer, card``. */
export function EffectSigns({ effect }: { effect: Effect }) {
  return (
    <span class="mc-effect" aria-hidden="true">
      {units(effect.pay)}
      {effect.pay.length > 0 && <span class="mc-arrow">→</span>}
      {units(effect.gain)}
      <Cards icon="mc-crew" n={effect.crew_deck} />
      <Cards icon="mc-cantina" n={effect.crew_cantina} />
    </span>
  );
}

export function PriceSigns({ upgrade }: { upgrade: Upgrade }) {
  return (
    <span class="mc-effect" aria-hidden="true">
      <Icon name={upgrade.engineer ? "mc-engineer" : "mc-leader-any"} />
      {units(upgrade.cost)}
    </span>
  );
}

/** A number with its icon; the words are there for those who do not see it, and on hover. */
export function Count({ icon, n, label, shown = "" }: { icon: string; n: number | string; label: string; shown?: string }) {
  return (
    <span class="mc-count" title={label}>
      <Icon name={icon} />
      {shown && <small aria-hidden="true">{shown}</small>}
      {n}
      <span class="sr"> {label}</span>
    </span>
  );
}

/** A survivor card: its colour, and what finding it gives. */
import { Picture } from "../../art/picture";
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { survivorPicture } from "./art/people";
import { EffectSigns } from "./signs";
import type { Survivor } from "./types";

interface SurvivorCardProps {
  card: Survivor;
  place?: string;
  quiet?: boolean;
  id?: string;
}

export function SurvivorCard({ card, place, quiet, id = card.id }: SurvivorCardProps) {
  return (
    <Thing id={id} place={place} quiet={quiet} class={`mc-survivor of-${card.colour}`} label={`${card.name}, ${card.kind}, ${card.effect.clause}`}>
      <div class="mc-crew-art">
        <SurvivorArt card={card} />
        <span class="mc-badge">
          <Icon name={`mc-planet-${card.colour}`} />
        </span>
      </div>
      <b class="mc-crew-name">{card.name}</b>
      <span class={`mc-edge on-${card.colour}`}>
        <EffectSigns effect={card.effect} />
      </span>
    </Thing>
  );
}

export function SurvivorArt({ card }: { card: Survivor }) {
  return <Picture of={{ art: "own", key: `cosmos survivor ${card.id}`, draw: () => survivorPicture(card.id, card.colour) }} />;
}

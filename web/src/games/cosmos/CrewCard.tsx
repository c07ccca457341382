/** A crew card: two edges, of which the one that touches the cargo hold counts, and the specialist between them. */
import { Picture } from "../../art/picture";
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { crewPicture } from "./art/people";
import { EffectSigns, placeIcon, specialistIcon } from "./signs";
import type { Content, Crew, Edge } from "./types";
import { say } from "./words";

export type Row = "above" | "below";

interface CrewCardProps {
  card: Crew;
  content: Content;
  /** In a row of an Ark only one edge works. */
  row?: Row;
  /** Its touching edge works where the Ark is. */
  works?: boolean;
  place?: string;
  quiet?: boolean;
  /** What is touched, where that is not the card itself. */
  id?: string;
}

export function CrewCard({ card, content, row, works = false, place, quiet, id = card.id }: CrewCardProps) {
  const label = works ? `${crewLabel(card, content, row)}; ${say("worksHere")}` : crewLabel(card, content, row);
  return (
    <Thing id={id} place={place} quiet={quiet} class={`mc-crew ${row ?? ""} ${works ? "works" : ""}`} label={label}>
      <CrewFace card={card} row={row} />
    </Thing>
  );
}

export function CrewFace({ card, row }: { card: Crew; row?: Row }) {
  return (
    <>
      <EdgeStrip edge={card.upper} side="upper" idle={row === "above"} />
      <div class="mc-crew-art">
        <Picture of={{ art: "own", key: `cosmos crew ${card.id}`, draw: () => crewPicture(card.id, card.specialist) }} />
        <span class="mc-badge">
          <Icon name={specialistIcon(card.specialist)} />
        </span>
      </div>
      <b class="mc-crew-name">{card.name}</b>
      <EdgeStrip edge={card.lower} side="lower" idle={row === "below"} />
    </>
  );
}

/** More signs than this have to stand closer together. */
const MANY_SIGNS = 3;

function EdgeStrip({ edge, side, idle }: { edge: Edge; side: "upper" | "lower"; idle: boolean }) {
  const { pay, gain, crew_deck, crew_cantina } = edge.effect;
  const signs = pay.length + gain.length + Math.sign(crew_deck) + Math.sign(crew_cantina);
  return (
    <span class={`mc-edge ${side} on-${edge.on} ${idle ? "idle" : ""} ${signs > MANY_SIGNS ? "tight" : ""}`} aria-hidden="true">
      <Icon name={placeIcon(edge.on)} class="mc-where" />
      <EffectSigns effect={edge.effect} />
    </span>
  );
}

/** Name, kind, and what works: one edge in a row, both elsewhere. */
function crewLabel(card: Crew, content: Content, row?: Row): string {
  const kind = content.terms.specialists[card.specialist];
  const edges = row === "above" ? [card.lower.sentence] : row === "below" ? [card.upper.sentence] : card.text.slice(1);
  return `${card.name}, ${kind}. ${edges.join(" ")}`.replace(/\.$/, "");
}

/** A ship, technology or planet as it lies on the table. */
import type { ComponentChildren } from "preact";

import { Picture, type Subject } from "../../art/picture";
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { COLOUR_OF, sectionOf, type Built, type Card, type Content, type Project, type Side } from "./model";
import { SideSigns } from "./Signs";
import { say } from "./words";

export function subjectOf(card: Card): Subject {
  const frame = [200, 150] as const;
  switch (card.type) {
    case "ship":
      return { art: "ship", name: card.art, kind: card.kind, frame };
    case "planet":
      return { art: "planet", name: card.art, look: { kind: card.kind }, frame };
    case "technology":
      return { art: "tech", name: card.art, look: { kind: card.kind }, frame };
  }
}

interface FaceProps {
  card: Card;
  /** Which side is up; a project shows what it can become. */
  side?: Side;
  children?: ComponentChildren;
}

/** Picture, marks, name and signs: the inside of every card of the game. */
export function Face({ card, side, children }: FaceProps) {
  return (
    <>
      <div class="art">
        <Picture of={subjectOf(card)} />
        <span class="km">
          <Icon name={`kind-${card.kind}`} />
        </span>
      </div>
      <span class="side">
        <Icon name={side ? `aa-${side}` : `aa-${card.type}`} />
      </span>
      <div class="nm">{card.name}</div>
      <div class="tx">{side ? <SideSigns card={card} side={side} /> : <BothSides card={card} />}</div>
      {children}
      <ChosenMark />
    </>
  );
}

/** Both sides, the one above the other: what a project can become. */
export function BothSides({ card }: { card: Card }) {
  return (
    <span class="both">
      <span class="lo">
        <SideSigns card={card} side="logistical" />
      </span>
      <span class="op">
        <SideSigns card={card} side="operational" />
      </span>
    </span>
  );
}

/** The mark of what is chosen; style shows it then. */
export function ChosenMark() {
  return (
    <span class="flag" aria-hidden="true">
      <Icon name="check" />
    </span>
  );
}

const classOf = (side: Side | undefined, project: boolean, extra: string) =>
  `card aa ${side === "operational" ? "op" : ""} ${project ? "proj" : ""} ${extra}`;

interface CardThingProps {
  card: Card;
  side?: Side;
  size?: "s" | "m";
  place?: string;
  label: string;
  project?: boolean;
  class?: string;
  children?: ComponentChildren;
}

function CardThing({ card, side, size = "m", place, label, project = false, class: extra = "", children }: CardThingProps) {
  return (
    <Thing id={card.id} label={label} place={place} class={`${classOf(side, project, extra)} ${size === "s" ? "small" : ""}`}>
      <Face card={card} side={side}>
        {children}
      </Face>
    </Thing>
  );
}

export const heading = (card: Card): string => `${card.name}, ${card.what}`;

interface ProjectProps {
  project: Project;
  content: Content;
  size?: "s" | "m";
  /** Sections that are being attached right now. */
  coming?: string[];
  /** Things that lie in two places have two names for it. */
  place?: string;
}

export function ProjectCard({ project, content, size, coming = [], place }: ProjectProps) {
  const card = content.cards[project.card]!;
  const label = `${heading(card)}, ${say("underConstruction", { paid: project.paid, cost: project.cost })}`;
  return (
    <CardThing card={card} size={size} place={place} label={label} project>
      {project.attached.length + coming.length > 0 && (
        <span class="att" aria-hidden="true">
          <Sections ids={project.attached} most={2 - coming.length} icon={`aa-${COLOUR_OF[card.type]}`} content={content} />
          {coming.map((id) => (
            <Icons id={id} content={content} class="coming" />
          ))}
          <b>{say("paidOf", { paid: project.paid, cost: project.cost })}</b>
        </span>
      )}
    </CardThing>
  );
}

/** Each section while there is room for it, else one icon for all of them. */
function Sections({ ids, most, icon, content }: { ids: string[]; most: number; icon: string; content: Content }) {
  if (ids.length > most) return <Icon name={icon} />;
  return (
    <>
      {ids.map((id) => (
        <Icons id={id} content={content} />
      ))}
    </>
  );
}

function Icons({ id, content, class: className = "" }: { id: string; content: Content; class?: string }) {
  const section = sectionOf(content, id);
  return (
    <span class={`icons ${className}`}>
      {section.icons}
      <Icon name={`aa-${section.colour}`} />
    </span>
  );
}

interface BuiltProps {
  built: Built;
  content: Content;
  size?: "s" | "m";
  place?: string;
  /** Used or attacked in this turn already. */
  spent?: boolean;
}

export function BuiltCard({ built, content, size, place, spent = false }: BuiltProps) {
  const card = content.cards[built.card]!;
  const parts = [heading(card), say(built.side), card[built.side].sentences.join(" ")];
  if (built.tokens) parts.push(say("blockaded", { n: built.tokens }));
  if (built.stored.length) parts.push(say("stored", { n: built.stored.length }));
  if (spent) parts.push(say("used"));
  return (
    <CardThing card={card} side={built.side} size={size} place={place} label={parts.join(", ")} class={spent ? "spent" : ""}>
      {built.tokens > 0 && (
        <span class="blk" aria-hidden="true">
          <Icon name="aa-blockade" />
          {built.tokens}
        </span>
      )}
      {built.stored.length > 0 && (
        <span class="att" aria-hidden="true">
          <Sections ids={built.stored} most={size === "s" ? 0 : 3} icon="card" content={content} />
          {(size === "s" || built.stored.length > 3) && built.stored.length}
        </span>
      )}
    </CardThing>
  );
}

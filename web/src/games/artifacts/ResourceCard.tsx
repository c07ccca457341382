/** A resource card: two halves, of which one is used, and a number for attacks. */
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { ChosenMark } from "./CardFace";
import type { Resource, Section } from "./model";
import { say } from "./words";

function Half({ section }: { section: Section }) {
  return (
    <>
      <span class="ics" aria-hidden="true">
        {Array.from({ length: section.icons }, () => (
          <Icon name={`aa-${section.colour}`} />
        ))}
      </span>
      <span class="kd" aria-hidden="true">
        <Icon name={`kind-${section.kind}`} />
      </span>
    </>
  );
}

interface HalfThingProps {
  section: Section;
  /** The name of the choice; without one it is the section itself. */
  id?: string;
  place?: string;
  of?: string;
}

/** A half that can be chosen by itself. */
export function HalfThing({ section, id = section.id, place, of }: HalfThingProps) {
  return (
    <Thing id={id} label={of ? `${section.name}, ${say("halfOf", { card: of })}` : section.name} place={place} class={`half c-aa-${section.colour}`}>
      <Half section={section} />
    </Thing>
  );
}

interface ResourceProps {
  resource: Resource;
  place: string;
  /** Each half is a choice of its own, by this name; without it the card as a whole is one thing. */
  half?: (section: Section) => string;
}

export function ResourceCard({ resource, place, half }: ResourceProps) {
  const number = (
    <span class="n" aria-hidden="true">
      {resource.number}
    </span>
  );
  if (half) {
    return (
      <div class="res halves" data-body={resource.id} data-place={place} role="group" aria-label={`${say("resource")}: ${resource.name}, ${say("number", { n: resource.number })}`}>
        {[resource.first, resource.second].map((section) => (
          <HalfThing key={section.id} section={section} id={half(section)} place={place} of={resource.name} />
        ))}
        {number}
      </div>
    );
  }
  return (
    <Thing id={resource.id} label={`${say("resource")}: ${resource.text}`} place={place} class="res">
      {[resource.first, resource.second].map((section) => (
        <div class={`half c-aa-${section.colour}`}>
          <Half section={section} />
        </div>
      ))}
      {number}
      <ChosenMark />
    </Thing>
  );
}

/** A section as it lies under a planet or a project: the visible half alone. */
export function StoredSection({ section, id, place }: HalfThingProps) {
  return (
    <div class="res stored-one">
      <HalfThing section={section} id={id} place={place} />
    </div>
  );
}

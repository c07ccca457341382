/** What can be done at the destination. Settling and gaining a specialist begin at the cards themselves. */
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { Section } from "./Ark";
import { partsOf } from "./geometry";
import type { Content, Player, View } from "./types";
import { say } from "./words";

const ICONS = { gather: "plus", terraform: "mc-terraform", explore: "explore", colony: "mc-colony", outpost: "mc-outpost" } as const;
const DEEDS = Object.keys(ICONS) as (keyof typeof ICONS)[];

export function Actions({ player, view, content }: { player: Player; view: View; content: Content }) {
  const asked = player.question === "destination";
  return (
    <Section title={say("actionsAt", { place: placeName(player.ark, view, content) })} icon="mc-terraform" class={`mc-actions-box ${asked ? "asked" : ""}`}>
      <div class="mc-actions" data-zone="actions">
        {DEEDS.map((deed) => {
          const done = view.deeds.includes(deed) && view.active === view.seat;
          const name = content.terms.deeds[deed]!;
          return (
            <Thing key={deed} id={deed} place="actions" class={`mc-action ${done ? "done" : ""}`} label={done ? `${name}, ${say("done")}` : name}>
              <Icon name={done ? "check" : ICONS[deed]} />
              <span>{name}</span>
            </Thing>
          );
        })}
      </div>
    </Section>
  );
}

export function placeName(space: string, view: View, content: Content): string {
  const [cell, place] = partsOf(space);
  if (place === "portal") return content.portal.name;
  const there = view.cells[cell];
  return there ? content.planets[there.planet]!.spaces[place] : content.terms.cells[cell]!;
}

/** An empire in three rows: what is under construction, and what stands. */
import type { ComponentChildren } from "preact";

import { Icon } from "../../parts/Icon";
import { BuiltCard, ProjectCard } from "./CardFace";
import { cardOf, COLOUR_OF, TYPES, type Content, type Player, type Type, type View } from "./model";
import { say } from "./words";

const NEXT = { ship: "nextShip", technology: "nextTechnology", planet: "nextPlanet" } as const;
const ROWS = { ship: "ships", technology: "technologies", planet: "planets" } as const;

interface LanesProps {
  player: Player;
  view: View;
  content: Content;
  /** What is being attached to a project right now. */
  coming?: (project: string) => string[];
}

export function Lanes({ player, view, content, coming = () => [] }: LanesProps) {
  const spent = new Set([...view.used, ...view.attacked]);
  return (
    <div class="lanes">
      <div class="heads" aria-hidden="true">
        <span />
        <h3>{say("construction")}</h3>
        <h3>{say("empire")}</h3>
      </div>
      {TYPES.map((type) => (
        <div class="lane" key={type} role="group" aria-label={say(ROWS[type])}>
          <NextCost type={type} cost={player.costs[type]} />
          <Well class="c" label={say("construction")} hole={say("noProject")}>
            {player.projects
              .filter((project) => cardOf(content, project.card).type === type)
              .map((project) => (
                <ProjectCard key={project.card} project={project} content={content} coming={coming(project.card)} />
              ))}
          </Well>
          <Well class="e" label={say("empire")} hole={say("nothingBuilt")}>
            {player.empire
              .filter((built) => cardOf(content, built.card).type === type)
              .map((built) => (
                <BuiltCard key={built.card} built={built} content={content} spent={spent.has(built.card)} />
              ))}
          </Well>
        </div>
      ))}
    </div>
  );
}

function NextCost({ type, cost }: { type: Type; cost: number }) {
  return (
    <div class="lab">
      <Icon name={`aa-${type}`} />
      <span>{say(NEXT[type])}</span>
      <b>
        {cost}
        <Icon name={`aa-${COLOUR_OF[type]}`} />
      </b>
    </div>
  );
}

function Well({ class: kind, label, hole, children }: { class: string; label: string; hole: string; children: ComponentChildren[] }) {
  return (
    <div class={`well ${kind}`} role="group" aria-label={label} style={{ "--n": Math.max(2, children.length) }}>
      {children.length ? children : <span class="hole">{hole}</span>}
    </div>
  );
}

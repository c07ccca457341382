/** A thing in full: its picture, its numbers, and what it does in plain words. */
import type { ComponentChildren } from "preact";

import { Picture } from "../../art/picture";
import { Icon } from "../../parts/Icon";
import { subjectOf } from "./CardFace";
import { resourceIdOf, TO, type Artifact, type AttackTable, type Card, type Content, type Faction, type Resource, type Section, type Side, type View } from "./model";
import { Signs } from "./Signs";
import { say } from "./words";

export function Large({ thing, content, view }: { thing: string; content: Content; view: View }) {
  const [id = ""] = thing.split(TO);
  const resource = content.resources[id] ?? content.resources[resourceIdOf(id)];
  const table = id === "aliens" ? content.systems[view.system] : (content.systems[id] ?? content.plans[id]);
  if (content.cards[id]) return <LargeCard card={content.cards[id]} view={view} content={content} />;
  if (table) return <LargeTable table={table} />;
  if (content.artifacts[id]) return <LargeArtifact artifact={content.artifacts[id]} />;
  if (content.factions[id]) return <LargeFaction faction={content.factions[id]} />;
  if (resource) return <LargeResource resource={resource} content={content} half={id} />;
  return <LargeAction thing={id} content={content} view={view} />;
}

function Sheet({ class: className = "", title, sub, children }: { class?: string; title: string; sub?: string; children: ComponentChildren }) {
  return (
    <article class={`aa-large ${className}`}>
      <h2>{title}</h2>
      {sub && <p class="sub">{sub}</p>}
      {children}
    </article>
  );
}

/** Where the card lies face up; nowhere while it is still to be built. */
function sideOf(view: View, id: string): Side | undefined {
  return view.players.flatMap((player) => player.empire).find((built) => built.card === id)?.side;
}

function LargeCard({ card, view, content }: { card: Card; view: View; content: Content }) {
  const up = sideOf(view, card.id);
  const titles: Record<Side, string> = { logistical: say("logisticalSide"), operational: say("operationalSide") };
  return (
    <article class="aa-large">
      <div class="art">
        <Picture of={subjectOf(card)} />
        <span class="km">
          <Icon name={`kind-${card.kind}`} />
          <Icon name={`aa-${card.type}`} />
        </span>
      </div>
      <h2>{card.name}</h2>
      <p class="sub">
        {card.what}
        {card.keyword && ` · ${content.keywords[card.keyword]}`}
      </p>
      {(["logistical", "operational"] as const).map((side) => (
        <section key={side} class={`face ${side} ${up === side ? "up" : ""}`}>
          <h3>
            <Icon name={`aa-${side}`} />
            {titles[side]}
          </h3>
          {side === "operational" && card.scores.length ? <ScoreTable card={card} /> : <Sentences of={card[side].sentences} />}
        </section>
      ))}
    </article>
  );
}

function Sentences({ of }: { of: string[] }) {
  return (
    <>
      {of.map((sentence) => (
        <p>{sentence}</p>
      ))}
    </>
  );
}

/** When an operational technology scores, then its conditions. */
function ScoreTable({ card }: { card: Card }) {
  const [when = "", ...rows] = card.operational.sentences;
  return (
    <>
      <p>{when}</p>
      <ul class="conditions">
        {rows.map((row, i) => (
          <li>
            <Signs signs={card.scores[i]?.signs ?? []} />
            <span>{row}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function LargeTable({ table }: { table: AttackTable }) {
  return (
    <Sheet title={table.name} sub={table.what}>
      <table class="attack">
        <thead>
          <tr>
            <th scope="col">{say("attackTable")}</th>
            <th scope="col">{say("result")}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr class={row.ship}>
              <th scope="row">{row.values}</th>
              <td>{row.clause}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function LargeArtifact({ artifact }: { artifact: Artifact }) {
  return (
    <Sheet title={artifact.name} sub={artifact.what} class="artifact">
      <Signs signs={artifact.signs} class="big" />
      <p>{artifact.sentence}</p>
    </Sheet>
  );
}

function LargeFaction({ faction }: { faction: Faction }) {
  return (
    <Sheet title={faction.name} class="faction">
      <Signs signs={faction.action} class="big" />
      <p>{faction.setup_sentence}</p>
      <p>{faction.action_sentence}</p>
      <p>{faction.final_sentence}</p>
    </Sheet>
  );
}

function LargeResource({ resource, content, half }: { resource: Resource; content: Content; half: string }) {
  return (
    <Sheet title={resource.name} sub={`${say("resource")} · ${say("number", { n: resource.number })}`}>
      <div class="halves-large">
        {[resource.first, resource.second].map((section: Section) => (
          <div class={`half-large c-aa-${section.colour} ${half === section.id ? "up" : ""}`}>
            <span class="ics" aria-hidden="true">
              {Array.from({ length: section.icons }, () => (
                <Icon name={`aa-${section.colour}`} />
              ))}
            </span>
            <span class="words">
              {section.name}
              <Icon name={`kind-${section.kind}`} />
              <span class="sr">{content.kinds[section.kind]}</span>
            </span>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** An action, a deck or a side: its name; what it costs and brings stands in the prompt. */
function LargeAction({ thing, content, view }: { thing: string; content: Content; view: View }) {
  const [verb = "", object = ""] = thing.split(" ");
  const faction = view.seat === null ? null : view.players[view.seat]!.faction;
  if (thing === "faction" && faction) return <LargeFaction faction={content.factions[faction]!} />;
  const top = verb === "buy" ? view.decks[object as Card["type"]]?.top : null;
  if (top) return <LargeCard card={content.cards[top]!} view={view} content={content} />;
  const name = content.actions[verb] ?? content.kinds[thing] ?? content.types[thing];
  const about = content.types[object] ?? content.colours[object];
  return name ? <Sheet title={name}>{about && <p>{about}</p>}</Sheet> : null;
}

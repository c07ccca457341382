/** What lies in the middle of the table: the alien system, the three decks, and what is left in stock. */
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { Face } from "./CardFace";
import { middleSeat, questionOf, TYPES, type Content, type Props, type Type, type View } from "./model";
import { ResourceCard } from "./ResourceCard";
import { Rows, tableLabel } from "./Rows";
import { say } from "./words";

export function Supply({ view, content }: Props) {
  return (
    <div class="sup" data-zone>
      <System view={view} content={content} />
      <section class="panel decks-panel">
        <h3>
          {say("decks")}: {view.players[middleSeat(view)]!.costs.buy} <Icon name="credit" />
        </h3>
        <div class="decks">
          {TYPES.map((type) => (
            <Deck key={type} type={type} view={view} content={content} />
          ))}
        </div>
      </section>
      <Stock view={view} content={content} />
    </div>
  );
}

function System({ view, content }: { view: View; content: Content }) {
  const system = content.systems[view.system]!;
  const target = questionOf(view) === "target";
  return (
    <Thing id={target ? "aliens" : system.id} label={tableLabel(system)} class="panel system" place="system">
      <span class="h3">{say("system")}</span>
      <b class="title">{system.name}</b>
      <Rows table={system} />
    </Thing>
  );
}

function Deck({ type, view, content }: { type: Type; view: View; content: Content }) {
  const deck = view.decks[type];
  const top = deck.top === null ? null : content.cards[deck.top]!;
  const label = top
    ? say("deckOf", { deck: content.types[type]!, n: deck.size, card: `${top.name}, ${top.what}` })
    : say("deckEmpty", { deck: content.types[type]! });
  const id = questionOf(view) === "deck" ? type : `buy ${type}`;
  return (
    <Thing id={id} label={label} place="deck" class={`card aa small deck ${top ? "" : "empty"}`}>
      {top ? <Face card={top} side="logistical" /> : <Icon name={`aa-${type}`} />}
      <span class="count" aria-hidden="true">
        {deck.size}
      </span>
    </Thing>
  );
}

function Stock({ view, content }: { view: View; content: Content }) {
  const counts: [string, string, number][] = [
    ["aa-blockade", say("tokens"), view.tokens],
    ["aa-artifact", say("artifactDeck"), view.artifact_deck],
    ["defence", say("planDeck"), view.plan_deck],
    ["kw-alien", say("systemDeck"), view.systems],
  ];
  return (
    <section class="panel stock">
      <h3>{say("supply")}</h3>
      <ul>
        {counts.map(([icon, label, n]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{label}</span>
            <b>{n}</b>
          </li>
        ))}
      </ul>
      {view.resource_discard.length > 0 && (
        <details>
          <summary>
            <Icon name="discard" />
            <span>{say("discardPile")}</span>
            <b>{view.resource_discard.length}</b>
          </summary>
          <div class="pile">
            {view.resource_discard.map((id) => (
              <ResourceCard key={id} resource={content.resources[id]!} place="discard" />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

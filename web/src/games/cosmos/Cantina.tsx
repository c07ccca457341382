/** The Cantina, and the decks beside it. */
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { Section } from "./Ark";
import { CrewCard } from "./CrewCard";
import type { Content, View } from "./types";
import { cards, say } from "./words";

export function Cantina({ view, content }: { view: View; content: Content }) {
  return (
    <Section title={say("cantina")} icon="mc-cantina" class="mc-cantina-box">
      <div class="mc-cantina" data-zone="cantina">
        {view.cantina.map((id) => (
          <CrewCard key={id} card={content.crew[id]!} content={content} place="cantina" />
        ))}
      </div>
    </Section>
  );
}

export function Decks({ view, content }: { view: View; content: Content }) {
  return (
    <div class="mc-decks" data-zone="decks" role="group" aria-label={say("decks")}>
      <Thing id="draw" place="decks" class="mc-deck" label={`${say("crewDeck")}, ${cards(view.crew_deck)}`}>
        <Deck icon="mc-crew" name={say("crewDeck")} n={view.crew_deck} />
      </Thing>
      <div class="mc-deck" title={`${say("survivorDeck")}, ${cards(view.survivor_deck)}`}>
        <Deck icon="mc-survivor" name={say("survivorDeck")} n={view.survivor_deck} />
      </div>
      <PlanetDeck view={view} content={content} />
      <Discards icon="mc-crew" pile={say("crew")} names={view.crew_discard.map((id) => content.crew[id]!.name)} />
      <Discards icon="mc-survivor" pile={say("survivorDeck")} names={view.survivor_discard.map((id) => content.survivors[id]!.name)} />
    </div>
  );
}

/** Planet cards have no back, so everybody sees which one will be discovered last. */
function PlanetDeck({ view, content }: { view: View; content: Content }) {
  const last = view.last_planet ? content.planets[view.last_planet]! : null;
  const title = `${say("planetDeck")}, ${cards(view.planet_deck)}`;
  return (
    <div class="mc-deck" title={last ? `${title}; ${say("lastPlanetLies", { name: last.name })}` : title}>
      <Deck icon="explore" name={last ? say("lastPlanet", { name: last.name }) : say("planetDeck")} n={view.planet_deck} />
      {last && <Icon name={`mc-planet-${last.colour}`} />}
    </div>
  );
}

function Deck({ icon, name, n }: { icon: string; name: string; n: number }) {
  return (
    <>
      <Icon name={icon} />
      <b>{n}</b>
      <span>{name}</span>
    </>
  );
}

/** Everybody may look through a discard pile. */
function Discards({ icon, pile, names }: { icon: string; pile: string; names: string[] }) {
  const words = `${say("discards")}: ${pile}`;
  return (
    <details class="mc-discards">
      <summary title={words}>
        <Icon name="discard" />
        <Icon name={icon} />
        <b>{names.length}</b>
        <span class="sr">{words}</span>
      </summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {!names.length && <li class="muted">{say("empty")}</li>}
      </ul>
    </details>
  );
}

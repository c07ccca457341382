/** A thing in full: picture, what it is, and everything it does in plain words. */
import type { ComponentChildren } from "preact";

import { Picture, type Subject } from "../../art/picture";
import { Icon } from "../../parts/Icon";
import { crewPicture } from "./art/people";
import { systemPicture } from "./art/system";
import { GRID, partsOf, routesOf, spotsOf, type CellName } from "./geometry";
import { EffectSigns, placeIcon, PriceSigns, specialistIcon } from "./signs";
import { SurvivorArt } from "./SurvivorCard";
import type { Cell, Content, Crew, Edge, Planet, Survivor, Upgrade, View } from "./types";
import { say } from "./words";

interface LargeProps {
  thing: string;
  content: Content;
  view: View;
}

export function Large({ thing, content, view }: LargeProps) {
  const id = thing === "use" || thing === "keep" ? (aboutOf(view) ?? thing) : thing;
  const crew = content.crew[id];
  if (crew) return <LargeCrew card={crew} content={content} />;
  const survivor = content.survivors[id];
  if (survivor) return <LargeSurvivor card={survivor} />;
  const upgrade = content.upgrades.find((one) => one.id === id);
  if (upgrade) return <LargeUpgrade upgrade={upgrade} />;
  const automa = content.automa[id];
  if (automa) return <Sheet title={automa.name} lines={automa.lines} numbered />;
  return <LargePlace thing={id} content={content} view={view} />;
}

function aboutOf(view: View): string | undefined {
  return (view.seat === null ? undefined : view.players[view.seat]?.about) ?? undefined;
}

interface SheetProps {
  title: string;
  sub?: ComponentChildren;
  picture?: ComponentChildren;
  /** How far down the picture the thing itself is, in per cent. */
  at?: number;
  lines: string[];
  numbered?: boolean;
  children?: ComponentChildren;
}

function Sheet({ title, sub, picture, at = 50, lines, numbered = false, children }: SheetProps) {
  const rows = lines.map((line, i) => <li key={i}>{line}</li>);
  return (
    <article class="mc-large">
      {picture && (
        <div class="mc-large-art" style={{ "--at": `${at}%` }}>
          {picture}
        </div>
      )}
      <h2>{title}</h2>
      {sub && <p class="mc-large-sub">{sub}</p>}
      {children}
      {lines.length > 0 && (numbered ? <ol>{rows}</ol> : <ul>{rows}</ul>)}
    </article>
  );
}

function LargeCrew({ card, content }: { card: Crew; content: Content }) {
  const picture: Subject = { art: "own", key: `cosmos crew ${card.id}`, draw: () => crewPicture(card.id, card.specialist) };
  const sub = (
    <>
      <Icon name={specialistIcon(card.specialist)} /> {content.terms.specialists[card.specialist]}
    </>
  );
  return (
    <Sheet title={card.name} sub={sub} picture={<Picture of={picture} />} lines={[]}>
      <EdgeInWords edge={card.upper} name={say("upperEdge")} sentence={card.text[1]!} />
      <EdgeInWords edge={card.lower} name={say("lowerEdge")} sentence={card.text[2]!} />
    </Sheet>
  );
}

function EdgeInWords({ edge, name, sentence }: { edge: Edge; name: string; sentence: string }) {
  return (
    <section class={`mc-large-edge on-${edge.on}`} aria-label={name}>
      <span>
        <Icon name={placeIcon(edge.on)} class="mc-where" />
        <EffectSigns effect={edge.effect} />
      </span>
      {sentence}
    </section>
  );
}

function LargeSurvivor({ card }: { card: Survivor }) {
  const sub = (
    <>
      <Icon name={`mc-planet-${card.colour}`} /> {card.kind}
    </>
  );
  return <Sheet title={card.name} sub={sub} picture={<SurvivorArt card={card} />} lines={card.text.slice(1)} />;
}

function LargeUpgrade({ upgrade }: { upgrade: Upgrade }) {
  return <Sheet title={upgrade.name} sub={<PriceSigns upgrade={upgrade} />} lines={upgrade.text} />;
}

/** A space, a planet, the portal, or a cell where nothing has been discovered. */
function LargePlace({ thing, content, view }: LargeProps) {
  const [cell, place] = partsOf(thing);
  if (place === "portal") return <Sheet title={content.portal.name} lines={content.portal.text} />;
  if (!GRID.includes(cell)) return <Sheet title={termOf(thing, content)} lines={linesOf(thing, content, view)} />;
  const there = view.cells[cell];
  if (!there) return <Sheet title={say("undiscovered")} sub={content.terms.cells[cell]} lines={planetsToCome(view, content)} />;
  const planet = content.planets[there.planet]!;
  return <LargePlanet planet={planet} there={there} cell={cell} place={place} content={content} />;
}

/** Planet cards have no back: the one on top of the deck, which is drawn last, is there to see. */
function planetsToCome(view: View, content: Content): string[] {
  const left = say("shuffle", { n: view.planet_deck });
  return view.last_planet ? [left, say("lastPlanetLies", { name: content.planets[view.last_planet]!.name })] : [left];
}

function LargePlanet({ planet, there, cell, place, content }: { planet: Planet; there: Cell; cell: CellName; place: string; content: Content }) {
  const draw = () =>
    systemPicture({ name: planet.art, colour: planet.colour, terraformed: there.terraformed, spots: spotsOf(planet), routes: routesOf(planet, cell) });
  const sub = (
    <>
      <Icon name={`mc-planet-${planet.colour}`} /> {planet.kind}
    </>
  );
  const picture = <Picture of={{ art: "own", key: `cosmos system ${planet.id} ${cell} ${there.terraformed}`, draw }} />;
  if (place === "moon" || place === "station" || place === "asteroid") {
    const at = spotsOf(planet)[place][1] > 120 ? 100 : spotsOf(planet)[place][1] < 80 ? 0 : 50;
    return <Sheet title={planet.spaces[place]} sub={sub} picture={picture} at={at} lines={planet[`${place}_text`]} />;
  }
  return (
    <Sheet title={planet.name} sub={sub} picture={picture} lines={planet.text}>
      <ul class="mc-large-tracks">
        {planet.tracks.map(({ resource, most }) => (
          <li key={resource}>
            <Icon name={`mc-${resource}`} /> {content.terms.resources[resource]} <b>{there.terraformed ? most : (there.levels[resource] ?? 0)}</b> / {most}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The words of resources, tokens, rows and actions. */
function termOf(thing: string, { terms }: Content): string {
  const groups = [terms.resources, terms.tokens, terms.deeds, terms.rows, terms.colours];
  return groups.map((group) => group[thing]).find(Boolean) ?? (thing === "draw" ? say("crewDeck") : thing);
}

function linesOf(thing: string, content: Content, view: View): string[] {
  const about = content.terms.about[thing];
  const deck = thing === "draw" ? [say("shuffle", { n: view.crew_deck })] : [];
  return about ? [about, ...deck] : deck;
}

/** A planet card on the map: the planet with its moon, station and asteroid, its resource tracks, and who has what there. */
import { useContext } from "preact/hooks";

import { Picture } from "../../art/picture";
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { PickContext } from "../../table/pick";
import { systemPicture } from "./art/system";
import { routesOf, spotsOf, type CellName } from "./geometry";
import { placed } from "./Map";
import { EffectSigns } from "./signs";
import type { Cell, Content, Place, Planet, Resource, View } from "./types";
import { say } from "./words";

const PLACES: Place[] = ["planet", "moon", "station", "asteroid"];
const RAISING = ["raise", "track"];

interface SystemProps {
  cell: CellName;
  there: Cell;
  view: View;
  content: Content;
  names: string[];
}

export function System({ cell, there, view, content, names }: SystemProps) {
  const pick = useContext(PickContext);
  const planet = content.planets[there.planet]!;
  const spots = spotsOf(planet);
  const gather = there.terraformed ? planet.gather_terraformed : planet.gather;
  const key = `cosmos system ${planet.id} ${cell} ${there.terraformed}`;
  const draw = () =>
    systemPicture({ name: planet.art, colour: planet.colour, terraformed: there.terraformed, spots, routes: routesOf(planet, cell) });
  return (
    <div class={`mc-sys ${there.terraformed ? "done" : ""}`} role="group" aria-label={planet.name}>
      <Picture of={{ art: "own", key, draw }} />
      <div class="mc-name">
        <Icon name={`mc-planet-${planet.colour}`} />
        {planet.name}
      </div>
      <div class="mc-gather">
        <EffectSigns effect={gather} />
      </div>
      {(["moon", "station"] as const).map((place) => (
        <span key={place} class={`mc-gain ${sideOf(spots[place][0])}`} style={placed(spots[place])}>
          <EffectSigns effect={planet[place]} />
        </span>
      ))}
      <Markers there={there} />
      <Pieces there={there} />
      {PLACES.map((place) => (
        <Thing
          key={place}
          id={`${cell}-${place}`}
          place="map"
          class={`mc-space ${place}`}
          style={placed(spots[place])}
          label={place === "planet" ? planetLabel(planet, there, content, names) : spaceLabel(planet, place)}
        />
      ))}
      {there.terraformed ? (
        <div class="mc-finished">
          <Icon name="mc-terraform" /> {say("terraformed")}
        </div>
      ) : (
        <Tracks planet={planet} there={there} raising={isRaising(view, cell)} content={content} />
      )}
      {pick.entries(cell).length > 0 && <Thing id={cell} place="map" class="mc-whole" label={planet.name} />}
    </div>
  );
}

const sideOf = (x: number): string => (x > 120 ? "east" : x < 80 ? "west" : "middle");

/** Whether the viewer is choosing which tracks of this planet to raise. */
function isRaising(view: View, cell: CellName): boolean {
  const me = view.seat === null ? undefined : view.players[view.seat];
  return me !== undefined && RAISING.includes(me.question ?? "") && me.ark.startsWith(`${cell}-`);
}

function Markers({ there }: { there: Cell }) {
  return (
    <ol class="mc-markers" aria-hidden="true">
      {there.track.map(({ seat, space }) => (
        <li key={seat} class={`seat-${seat + 1}`}>
          <Icon name={`seat-${seat + 1}`} />
          {space}
        </li>
      ))}
    </ol>
  );
}

function Pieces({ there }: { there: Cell }) {
  const pieces = [...there.colonies.map((seat) => [seat, "mc-colony"] as const), ...there.outposts.map((seat) => [seat, "mc-outpost"] as const)];
  return (
    <ul class="mc-pieces" aria-hidden="true">
      {pieces.map(([seat, icon], i) => (
        <li key={i} class={`seat-${seat + 1}`}>
          <Icon name={icon} />
        </li>
      ))}
    </ul>
  );
}

function Tracks({ planet, there, raising, content }: { planet: Planet; there: Cell; raising: boolean; content: Content }) {
  return (
    <div class="mc-tracks">
      {planet.tracks.map(({ resource, most }) => {
        const level = there.levels[resource] ?? 0;
        const face = <TrackFace resource={resource} level={level} most={most} raising={raising} />;
        const label = `${planet.name}, ${content.terms.resources[resource]} ${say("of", { now: level, most })}`;
        return raising ? (
          <Thing key={resource} id={resource} place="map" class={`mc-track c-mc-${resource}`} label={label}>
            {face}
          </Thing>
        ) : (
          <span key={resource} class={`mc-track c-mc-${resource}`} title={label}>
            {face}
          </span>
        );
      })}
    </div>
  );
}

function TrackFace({ resource, level, most, raising }: { resource: Resource; level: number; most: number; raising: boolean }) {
  const planned = useContext(PickContext).count(resource);
  const rise = raising ? planned : 0;
  return (
    <>
      <Icon name={`mc-${resource}`} />
      <span class="mc-pips" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i} class={i < level ? "on" : i < level + rise ? "go" : ""} />
        ))}
      </span>
      <span class="mc-level" aria-hidden="true">
        {level + rise}/{most}
      </span>
    </>
  );
}

/** Name and colour, what is gathered, how far it is, and who is there. */
export function planetLabel(planet: Planet, there: Cell, content: Content, names: string[]): string {
  const gather = (there.terraformed ? planet.gather_terraformed : planet.gather).clause;
  const tracks = planet.tracks.map(
    ({ resource, most }) => `${content.terms.resources[resource]} ${say("of", { now: there.levels[resource] ?? 0, most })}`,
  );
  const parts = [planet.name, planet.kind, gather, ...(there.terraformed ? [say("terraformed")] : tracks)];
  parts.push(...there.track.map(({ seat, space }) => say("marker", { name: names[seat] ?? "", n: space })));
  return parts.join(", ");
}

export function spaceLabel(planet: Planet, place: Exclude<Place, "planet">): string {
  return place === "asteroid" ? planet.spaces.asteroid : `${planet.spaces[place]}, ${planet[place].clause}`;
}

/** Where everything lies on the map: eight cells round the Star Portal, and on each planet card four spaces. */
import type { Point } from "../../art/seed";
import type { Place, Planet } from "./types";

/** The cells in reading order; the portal lies in the middle. */
export const GRID = ["nw", "n", "ne", "w", "portal", "e", "sw", "s", "se"] as const;
export type CellName = (typeof GRID)[number];

export type Direction = keyof Planet["edges"];

export const MIDDLE: Point = [100, 98];
/** Where the space that serves an edge lies, in a square of 200; the planet itself is always in the middle. */
const TOWARDS: Record<Direction, Point> = { north: [100, 40], east: [163, 104], south: [100, 150], west: [37, 104] };
const EDGES: Record<Direction, Point> = { north: [100, 0], east: [200, 100], south: [100, 200], west: [0, 100] };
const STEPS: Record<Direction, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const DIRECTIONS = Object.keys(STEPS) as Direction[];
/** For a space that serves no edge at all. */
const CORNERS: Record<Exclude<Place, "planet">, Point> = { moon: [158, 52], station: [44, 52], asteroid: [158, 146] };

export const columnOf = (cell: CellName): number => GRID.indexOf(cell) % 3;
export const rowOf = (cell: CellName): number => Math.floor(GRID.indexOf(cell) / 3);

/** Where the spaces of a planet card lie. */
export function spotsOf(planet: Planet): Record<Place, Point> {
  const spot = (place: Exclude<Place, "planet">): Point => {
    const direction = DIRECTIONS.find((one) => planet.edges[one] === place);
    return direction ? TOWARDS[direction] : CORNERS[place];
  };
  return { planet: MIDDLE, moon: spot("moon"), station: spot("station"), asteroid: spot("asteroid") };
}

/** The neighbours' side of the card: only these edges have a line that leads somewhere. */
function insideTheMap(cell: CellName): Direction[] {
  return DIRECTIONS.filter((direction) => {
    const [x, y] = STEPS[direction];
    const column = columnOf(cell) + x;
    const row = rowOf(cell) + y;
    return column >= 0 && column < 3 && row >= 0 && row < 3;
  });
}

/** The dashed lines on a planet card: from the planet to its neighbours, and over the edges. */
export function routesOf(planet: Planet, cell: CellName): (readonly [Point, Point])[] {
  const spots = spotsOf(planet);
  const within = (["moon", "station", "asteroid"] as const).map((place) => [spots[place], spots.planet] as const);
  const across = insideTheMap(cell).map((direction) => [EDGES[direction], spots[planet.edges[direction]]] as const);
  return [...across, ...within];
}

/** The lines of the portal, which serves all four edges. */
export const PORTAL_ROUTES: (readonly [Point, Point])[] = DIRECTIONS.map((direction) => {
  const [x, y] = STEPS[direction];
  return [EDGES[direction], [100 + 60 * x, 100 + 60 * y]];
});

/** `s-moon` → ["s", "moon"]; the portal is a cell and a space in one. */
export function partsOf(space: string): [CellName, Place | "portal"] {
  if (space === "portal") return ["portal", "portal"];
  const [cell, place] = space.split("-");
  return [cell as CellName, place as Place];
}

/** Where a space lies on its card. */
export function spotOn(place: Place | "portal", planet: Planet | undefined): Point {
  return place === "portal" || !planet ? MIDDLE : spotsOf(planet)[place];
}

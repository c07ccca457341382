/** Outlines on a sphere of radius 100, seen from the front; the light comes from the upper left. */
import { many, n, polygon, type Chance, type Point } from "./seed";

export const RADIUS = 100;
export const TURN = Math.PI * 2;

export type Direction = readonly [number, number, number];

export function unit([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

const cross = (a: Direction, b: Direction): Direction => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const each = (a: Direction, f: (x: number, axis: 0 | 1 | 2) => number): Direction => [f(a[0], 0), f(a[1], 1), f(a[2], 2)];

const LIGHT = unit([-0.62, -0.55, 0.56]);
const lightOn = (normal: Direction): number => Math.max(0, dot(normal, LIGHT));

/** A direction that looks at us by at least `front`. */
export function somewhere(r: Chance, front = 0): Direction {
  for (;;) {
    const p: Direction = [r.range(-1, 1), r.range(-1, 1), r.range(-1, 1)];
    const length = Math.hypot(...p);
    if (length < 1 && length > 0.1 && p[2] / length > front) return unit(p);
  }
}

/** To the disc; what lies behind is pushed to the limb. */
export function flat([x, y, z]: Direction): Point {
  if (z >= 0) return [x * RADIUS, y * RADIUS];
  const length = Math.hypot(x, y) || 1;
  return [(x / length) * RADIUS * 1.02, (y / length) * RADIUS * 1.02];
}

function tangents(c: Direction): [Direction, Direction] {
  const u = unit(cross(c, Math.abs(c[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  return [u, cross(c, u)];
}

type Wave = (angle: number) => number;

function coast(r: Chance, rough: number): Wave {
  const waves = [2, 3, 4, 5, 7, 9].map((k) => ({ k, height: (r.range(-1, 1) * rough) / Math.sqrt(k), phase: r.range(0, TURN) }));
  return (angle) => waves.reduce((sum, wave) => sum + wave.height * Math.sin(wave.k * angle + wave.phase), 1);
}

function outline(c: Direction, size: number, steps: number, swell: Wave): string {
  const [u, v] = tangents(c);
  const points: Point[] = [];
  let seen = false;
  for (let i = 0; i < steps; i++) {
    const t = (i / steps) * TURN;
    const rho = size * Math.max(0.15, swell(t));
    const q = each(c, (x, j) => x * Math.cos(rho) + (u[j] * Math.cos(t) + v[j] * Math.sin(t)) * Math.sin(rho));
    seen ||= q[2] > 0;
    points.push(flat(q));
  }
  return seen ? polygon(points) : "";
}

/** A closed outline round a direction; size in radians, rough from 0 (a circle) to 1 (a ragged coast). */
export const blob = (r: Chance, c: Direction, size: number, rough: number, steps = 40): string => outline(c, size, steps, coast(r, rough));
export const disc = (c: Direction, size: number, steps: number): string => outline(c, size, steps, () => 1);

/** A wavy band between two latitudes (-1..1), bent to suggest the sphere. */
export function band(r: Chance, y0: number, y1: number, bend: number, wave: number): string {
  const edge = (y: number, phase: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const x = -1.05 + i * 0.15;
      const ripple = wave * Math.sin(x * 5 + phase) + wave * 0.6 * Math.sin(x * 11 + phase * 2);
      return [x * RADIUS, (y + bend * (1 - x * x) + ripple) * RADIUS];
    });
  return polygon([...edge(y0, r.range(0, 6)), ...edge(y1, r.range(0, 6)).reverse()]);
}

/** A crack, river or road: a random walk on the sphere. */
function walk(r: Chance, steps: number, stride: number): string {
  let place = somewhere(r, 0.1);
  let [heading] = tangents(place);
  let path = "";
  let pen = "M";
  for (let i = 0; i < steps; i++) {
    const turn = r.range(-0.8, 0.8);
    const aside = cross(place, heading);
    heading = unit(each(heading, (x, j) => x * Math.cos(turn) + aside[j] * Math.sin(turn)));
    place = unit(each(place, (x, j) => x + heading[j] * stride));
    const lift = dot(heading, place);
    heading = unit(each(heading, (x, j) => x - place[j] * lift));
    if (place[2] < 0) {
      pen = "M";
      continue;
    }
    path += `${pen}${n(place[0] * RADIUS)} ${n(place[1] * RADIUS)}`;
    pen = "L";
  }
  return path;
}

export const cracks = (r: Chance, count: number, steps: number, stride: number): string => many(count, () => walk(r, steps, stride));

type Face = readonly [number, number, number];

interface Facet {
  corners: Direction[];
  normal: Direction;
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS: Direction[] = [
  [-1, GOLDEN, 0], [1, GOLDEN, 0], [-1, -GOLDEN, 0], [1, -GOLDEN, 0], [0, -1, GOLDEN], [0, 1, GOLDEN],
  [0, -1, -GOLDEN], [0, 1, -GOLDEN], [GOLDEN, 0, -1], [GOLDEN, 0, 1], [-GOLDEN, 0, -1], [-GOLDEN, 0, 1],
];
const FACES: Face[] = [
  [0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11], [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8],
  [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9], [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1],
];

/** Each face becomes four; new corners are added to the list. */
function divide(corners: Direction[], faces: Face[]): Face[] {
  const known = new Map<number, number>();
  const middle = (a: number, b: number): number => {
    const key = Math.min(a, b) * 1000 + Math.max(a, b);
    if (!known.has(key)) known.set(key, corners.push(unit(each(corners[a]!, (x, j) => x + corners[b]![j]))) - 1);
    return known.get(key)!;
  };
  return faces.flatMap(([a, b, c]): Face[] => {
    const x = middle(a, b);
    const y = middle(b, c);
    const z = middle(c, a);
    return [[a, x, z], [b, y, x], [c, z, y], [x, y, z]];
  });
}

/** The faces of a jittered icosphere that look at us. */
export function facets(r: Chance, level: number, jitter: number): Facet[] {
  const even = CORNERS.map(unit);
  let faces = FACES;
  for (let k = 0; k < level; k++) faces = divide(even, faces);
  const [u, w] = tangents(somewhere(r, 0.3));
  const s = cross(u, w);
  const corners = even.map((p) => unit(each([dot(p, u), dot(p, w), dot(p, s)], (x) => x + r.range(-jitter, jitter))));
  return faces
    .map((face) => face.map((k) => corners[k]!))
    .map((around) => ({ corners: around, normal: unit(around.reduce((sum, p) => each(sum, (x, j) => x + p[j]), [0, 0, 0])) }))
    .filter(({ normal }) => normal[2] > -0.05);
}

/** The sphere in facets, each in the colour for the light that falls on it. */
export const faceted = (r: Chance, level: number, jitter: number, colour: (light: number) => string, edge = ""): string =>
  facets(r, level, jitter)
    .map(({ corners, normal }) => `<path d="${polygon(corners.map(flat))}" fill="${colour(lightOn(normal))}" ${edge}/>`)
    .join("");

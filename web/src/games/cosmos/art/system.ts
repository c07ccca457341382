/** Micro Cosmos: the picture on a planet card, with its moon, station and asteroid, and the Star Portal. */
import { planetGroup } from "../../../art/planet";
import { chance, HIDDEN, kindOf, many, n, type Point, sky } from "../../../art/seed";

export type Spot = "planet" | "moon" | "station" | "asteroid";

export interface SystemLook {
  name: string;
  colour: string;
  terraformed: boolean;
  /** Where everything lies, in a square of 200. */
  spots: Readonly<Record<Spot, Point>>;
  /** Routes from spot to spot, and over the edge to the neighbours. */
  routes: readonly (readonly [Point, Point])[];
}

const SIZE = 200;

export function systemPicture({ name, colour, terraformed, spots, routes }: SystemLook): string {
  const look = terraformed ? ({ kind: "none", surface: "terran" } as const) : { kind: colour };
  return (
    `<svg ${HIDDEN} viewBox="0 0 ${SIZE} ${SIZE}">${sky(name, kindOf(colour).hue + 8, SIZE, SIZE, "k")}${routes.map(route).join("")}` +
    at(spots.planet, 0.37, planetGroup(name, look)) +
    at(spots.moon, 0.13, planetGroup(`${name} moon`, { kind: "none", surface: "cratered" })) +
    at(spots.station, 1.08, station()) +
    at(spots.asteroid, 1.1, asteroid(name)) +
    "</svg>"
  );
}

const at = ([x, y]: Point, scale: number, drawing: string): string => `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${drawing}</g>`;

const route = ([from, to]: readonly [Point, Point]): string =>
  `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" stroke="#f3efe6" stroke-opacity=".6" stroke-width="1.7" stroke-dasharray="2 5" stroke-linecap="round"/>`;

function station(): string {
  const wing = (x: number) => `<path d="M${x} -4h9v8h-9zM${x + 3} -4v8M${x + 6} -4v8" fill="#5b83c9" stroke="#0a0d18" stroke-width=".8"/>`;
  return (
    `${wing(-17)}${wing(8)}<path d="M-8 -1h16v2h-16zM-1.5 -13h3v6h-3zM-1.5 7h3v6h-3z" fill="#9aa6bf" stroke="#0a0d18" stroke-width=".8"/>` +
    `<circle r="7" fill="#c9d2e6" stroke="#0a0d18"/><circle r="4.4" fill="none" stroke="#7a869f" stroke-width="1.2"/><circle r="2.2" fill="#ffdf9e"/>`
  );
}

function asteroid(name: string): string {
  const r = chance(`${name} asteroid`);
  const outline = Array.from({ length: 9 }, (_, i) => {
    const reach = r.range(6.5, 10.5);
    return `${n(Math.cos(i * 0.698) * reach)} ${n(Math.sin(i * 0.698) * reach)}`;
  });
  const hole = () => `<circle cx="${n(r.range(-4, 4))}" cy="${n(r.range(-4, 4))}" r="${n(r.range(0.9, 2.2))}" fill="#5c534b"/>`;
  return `<path d="M${outline.join("L")}Z" fill="#8a7f74" stroke="#0a0d18"/>${many(3, hole)}`;
}

export function portalPicture(routes: readonly (readonly [Point, Point])[]): string {
  const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`;
  const core = [stop(0, "#fff"), stop(0.07, "#bfeaff"), stop(0.2, "#5aa7e8"), stop(0.42, "#2c3f8f"), stop(0.75, "#0d1330"), stop(1, "#070a18")].join("");
  return (
    `<svg ${HIDDEN} viewBox="0 0 ${SIZE} ${SIZE}"><defs><radialGradient id="c" cx="50%" cy="49%" r="62%">${core}</radialGradient></defs>` +
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#c)"/><g fill="#fff">${stars()}</g>` +
    `<g fill="none" stroke="#fff" stroke-linecap="round">${many(9, arm)}</g>${routes.map(route).join("")}</svg>`
  );
}

function stars(): string {
  const r = chance("Star Portal");
  return many(60, () => `<circle cx="${n(r.range(0, SIZE))}" cy="${n(r.range(0, SIZE))}" r="${r.happens(0.2) ? 0.9 : 0.5}" opacity="${n(r.range(0.2, 0.8))}"/>`);
}

/** One arm of the whirl, as a spiral from near the core outwards. */
function arm(i: number): string {
  const start = (i / 9) * Math.PI * 2;
  const points = Array.from({ length: 12 }, (_, k) => {
    const turn = start + k * 0.17;
    const reach = 16 + k * 4.6;
    return `${n(100 + Math.cos(turn) * reach)} ${n(98 + Math.sin(turn) * reach)}`;
  });
  return `<path d="M${points.join("L")}" stroke-width="${i % 2 ? 1.2 : 2.4}" opacity="${i % 2 ? 0.3 : 0.5}"/>`;
}

/** The box: a planet half turned green, its moon, and an Ark on the way. */
export function coverPicture(w: number, h: number): string {
  return (
    `<svg ${HIDDEN} viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${sky("Micro Cosmos", 214, w, h, "v")}` +
    at([w * 0.68, h * 0.55], h / 290, planetGroup("Elpis", { kind: "none", surface: "terran" })) +
    at([w * 0.3, h * 0.3], h / 900, planetGroup("Ossa", { kind: "red" })) +
    at([w * 0.88, h * 0.2], h / 1500, planetGroup("Elpis moon", { kind: "none", surface: "cratered" })) +
    `<path d="M${n(w * 0.1)} ${n(h * 0.86)}Q${n(w * 0.3)} ${n(h * 0.62)} ${n(w * 0.42)} ${n(h * 0.6)}" fill="none" stroke="#f3efe6" stroke-opacity=".65" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>` +
    at([w * 0.2, h * 0.74], h / 115, `<g transform="rotate(52)">${ark("#ffdf9e")}</g>`) +
    "</svg>"
  );
}

/** An Ark from above, its bow to the north. */
export const ark = (colour: string): string =>
  `<path d="M0 -14C5 -9 7 -3 7 4L11 11 6 10 4 14H-4L-6 10 -11 11 -7 4C-7 -3 -5 -9 0 -14Z" fill="${colour}" stroke="#0a0d18" stroke-width="1.4" stroke-linejoin="round"/>` +
  `<path d="M0 -9C2.500 -6 3.500 -3 3.500 0H-3.500C-3.500 -3 -2.500 -6 0 -9Z" fill="#0a0d18" opacity=".75"/><path d="M-3 14l3 6 3 -6z" fill="#6fe9f7" opacity=".8"/>`;

/** Planets: the same name and kind, the same picture. */
import { HIDDEN, chance, hash, hsl, kindOf, many, n, polygon, sky, token, type Chance, type Kind } from "./seed";
import { shipGroup } from "./ship";
import { RADIUS, TURN } from "./sphere";
import { SURFACES, filled, line, type Palette, type Surface } from "./surfaces";

export interface PlanetLook {
  kind?: string;
  good?: "windfall" | "production" | null;
  military?: boolean;
  surface?: Surface;
}

/** Which surface: the card's name first, then its kind. */
const BY_NAME: [RegExp, Surface][] = [
  [/gem|crystal|glass|spire/i, "crystal"],
  [/comet|\bice|frozen|\bcold/i, "ice"],
  [/asteroid|belt|shatter|destroyed|debris|heap/i, "shattered"],
  [/lava|magma|cinder|radioactive|forge|smelt/i, "lava"],
  [/aquatic|ocean|reef|archipelago/i, "ocean"],
  [/resort|casino|market|port|trend|tourist|gambl|merchant|prosper/i, "city"],
  [/earth|vinland|terraform|colony/i, "terran"],
  [/spice|garden|orchard|plague|lifeform/i, "garden"],
  [/rosetta/i, "alien"],
  [/min(e|ing)|quarr/i, "cratered"],
];
const OF_NO_KIND: Surface[] = ["city", "desert", "terran", "cratered", "gas"];
const BY_KIND: Record<string, Surface[]> = {
  novelty: ["gas", "ocean", "city", "ice", "terran", "crystal"],
  rare: ["cratered", "desert", "lava", "gas", "shattered"],
  genes: ["garden", "terran", "garden", "ocean", "gas"],
  any: ["crystal", "gas"],
  red: ["desert", "lava", "cratered"],
  green: ["garden", "terran"],
  blue: ["ocean", "ice", "gas"],
  exploration: ["terran", "ocean", "ice", "garden"],
  expansion: ["city", "gas", "ocean"],
  extermination: ["lava", "cratered", "desert"],
  exploitation: ["desert", "cratered", "gas"],
};
const AIR: Partial<Record<Surface, number>> = { alien: 0.5, cratered: 0.35, shattered: 0.15, crystal: 0.6 };
const WITH_SHIPS = /ship|fleet|convoy|corsair|pirate|nomad/i;

function surfaceOf(r: Chance, seed: string, kind: string): Surface {
  if (kind === "alien") return "alien";
  return BY_NAME.find(([words]) => words.test(seed))?.[1] ?? r.pick(BY_KIND[kind] ?? OF_NO_KIND);
}

function palette(r: Chance, kind: string, surface: Surface): Palette {
  const k = kindOf(kind);
  const grey = kind === "none";
  const earthy = grey && surface === "terran";
  const tint = r.range(-14, 14);
  const hue = k.hue + tint + (grey ? r.pick([-150, -30, 0, 60, 120]) : 0);
  const second = hue + r.pick(grey ? [-90, -40, 40, 90] : [-58, -36, 32, 52]);
  const within = (light: number) => Math.max(6, Math.min(94, light));
  return {
    hue,
    second,
    base: (light) => hsl(earthy ? 96 + tint * 2 : hue, grey ? 30 : k.sat, within(light)),
    accent: (light) => hsl(earthy ? 42 : second, Math.max(40, k.sat - 8), within(light)),
    dark: hsl(hue - 10, 30, 12),
    sea: hsl(kind === "genes" || kind === "green" ? 190 : earthy ? 212 : hue + 6, 58, 28),
    shallow: hsl(192, 60, 50),
    air: hsl(surface === "lava" ? 18 : surface === "alien" ? 48 : hue, 85, 68),
  };
}

const stop = (at: number, colour: string, opacity: number | string): string => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

function gradients(id: string, p: Palette, air: number): string {
  const shade = stop(0, "#fff", 0.34) + stop(0.3, "#fff", 0) + stop(0.55, "#02030c", 0.12) + stop(0.8, "#02030c", 0.66) + stop(1, "#02030c", 0.93);
  const glow = stop(0.7, p.air, n(0.55 * air)) + stop(0.82, p.air, n(0.18 * air)) + stop(1, p.air, 0);
  const rim = stop(0, "#fff", 0.9) + stop(0.45, p.air, 0.4) + stop(0.7, p.air, 0);
  return (
    `<defs><clipPath id="${id}c"><circle r="${RADIUS}"/></clipPath><radialGradient id="${id}s" cx="33%" cy="30%" r="78%">${shade}</radialGradient>` +
    `<radialGradient id="${id}g">${glow}</radialGradient><linearGradient id="${id}r" x1="0" y1="0" x2="1" y2="1">${rim}</linearGradient></defs>`
  );
}

/** Rings: the half behind the planet and the half in front of it. */
function rings(r: Chance, p: Palette): [string, string] {
  const tilt = r.range(-32, -8);
  const squash = r.range(0.16, 0.3);
  const wide = r.range(1.45, 1.75);
  const half = (far: 0 | 1) => {
    const arcs = many(5, (i) => {
      const rx = RADIUS * (wide - i * 0.075);
      const colour = (i % 2 ? p.accent : p.base)(68 - i * 5);
      return `<path d="M${n(-rx)} 0a${n(rx)} ${n(rx * squash)} 0 0 ${far} ${n(2 * rx)} 0" fill="none" stroke="${colour}" stroke-width="${i === 2 ? 3 : 6}" opacity="${far ? 0.5 : 0.85}"/>`;
    });
    return `<g transform="rotate(${n(tilt)})">${arcs}</g>`;
  };
  return [half(1), half(0)];
}

const moons = (r: Chance, p: Palette, id: string): string =>
  many(r.int(0, 2), () => {
    const a = r.range(-2.6, 0.4);
    const d = r.range(124, 142);
    const size = n(r.range(5, 13));
    const at = `${n(Math.cos(a) * d)} ${n(Math.sin(a) * d)}`;
    return `<g transform="translate(${at})"><circle r="${size}" fill="${hsl(p.second, 14, 62)}"/><circle r="${size}" fill="url(#${id}s)"/></g>`;
  });

const rubble = (r: Chance, p: Palette, count: number): string =>
  many(count, () => {
    const a = r.range(0, TURN);
    const d = r.range(1.1, 1.7) * RADIUS;
    const size = r.range(1.5, 8);
    const x = Math.cos(a) * d;
    const y = Math.sin(a) * 0.42 * d - Math.cos(a) * 22;
    const corner = (j: number) => [x + Math.cos(j * 1.26 + a) * size * r.range(0.6, 1.1), y + Math.sin(j * 1.26 + a) * size * r.range(0.6, 1.1)] as const;
    return filled(polygon([0, 1, 2, 3, 4].map(corner)), p.base(r.range(28, 62)));
  });

function nightLights(r: Chance): string {
  const lamps = many(26, () => {
    const a = r.range(-0.35, 1.9);
    const d = r.range(0.55, 0.94) * RADIUS;
    return `<circle cx="${n(Math.cos(a) * d)}" cy="${n(Math.sin(a) * d)}" r="${n(r.range(0.6, 1.5))}"/>`;
  });
  return `<g fill="${hsl(42, 100, 76)}">${lamps}</g>`;
}

const cometTail = (): string =>
  ([[-26, 250, 0.25], [-17, 300, 0.18], [-33, 220, 0.15]] as const)
    .map(([turn, length, opacity]) => `<path d="M-30 -60L${length} 0L-30 60Z" transform="rotate(${turn})" fill="${hsl(195, 90, 80)}" opacity="${opacity}"/>`)
    .join("");

/** Windfall: a dashed halo. Production: a solid orbit. Both carry three tokens in the kind's shape. */
function signOfGood(r: Chance, k: Kind, good: PlanetLook["good"]): string {
  const colour = hsl(k.hue, Math.max(k.sat, 60), 66);
  const start = r.range(0, TURN);
  if (good === "windfall") {
    const tokens = many(3, (i) => token(k.shape, Math.cos(start + i * 2.09) * 122, Math.sin(start + i * 2.09) * 122, 8.5, "#0a0d18", colour));
    return `<circle r="122" fill="none" stroke="${colour}" stroke-width="3.4" stroke-dasharray="15 10"/>${tokens}`;
  }
  if (good === "production") {
    const arc = (far: 0 | 1, width: number, opacity: number) =>
      `<path d="M-134 0a134 40 0 0 ${far} 268 0" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
    const tokens = [2.55, 1.5, 0.55].map((a) => token(k.shape, Math.cos(a) * 134, Math.sin(a) * 40, 9, colour)).join("");
    return `<g transform="rotate(${n(-r.range(14, 30))})">${arc(1, 2, 0.28)}${arc(0, 3.6, 1)}${tokens}</g>`;
  }
  return "";
}

/** Military: red brackets and pickets. */
function pickets(): string {
  const at = (a: number) => `${n(Math.cos(a) * 138)} ${n(Math.sin(a) * 138)}`;
  const brackets = [0.35, 1.92, 3.5, 5.06].map((a) => `M${at(a)}A138 138 0 0 1 ${at(a + 0.5)}`).join("");
  const ships = ([[-96, 86], [-82, 98], [-110, 100]] as const).map(([x, y]) => filled(`M${x} ${y - 8}l6 14l-6 -3.4l-6 3.4Z`, "#ff8b80")).join("");
  return line(brackets, "#ff6a5e", 4.5) + ships;
}

/** The bare drawing: radius 100 round the origin. */
export function planetGroup(seed: string, look: PlanetLook = {}): string {
  const { kind = "none", good = null, military = false } = look;
  const r = chance(seed);
  const id = `p${hash([seed, kind, good, military, look.surface].join("|")).toString(36)}`;
  const surface = look.surface ?? surfaceOf(r, seed, kind);
  const p = palette(r, kind, surface);
  const ringed = surface !== "shattered" && r.happens(surface === "gas" ? 0.55 : 0.18);
  const [behind, before] = ringed ? rings(r, p) : ["", ""];
  const ground = SURFACES[surface](r, p);
  const lights = surface === "city" || surface === "terran" ? nightLights(r) : "";
  return (
    gradients(id, p, AIR[surface] ?? 1) +
    (/comet/i.test(seed) ? cometTail() : "") +
    behind +
    `<circle cx="-8" cy="-8" r="139" fill="url(#${id}g)"/>` +
    `<g clip-path="url(#${id}c)">${ground}<circle r="101" fill="url(#${id}s)"/>${lights}</g>` +
    `<circle r="${RADIUS - 0.8}" fill="none" stroke="url(#${id}r)" stroke-width="2.4"/>` +
    before +
    moons(r, p, id) +
    (surface === "shattered" ? rubble(r, p, /belt/i.test(seed) ? 90 : 26) : "") +
    signOfGood(r, kindOf(kind), good) +
    (military ? pickets() : "")
  );
}

/** A planet alone, without a sky. */
export const planet = (seed: string, look: PlanetLook = {}): string => `<svg ${HIDDEN} viewBox="-150 -150 300 300">${planetGroup(seed, look)}</svg>`;

/** The picture of a card: sky, planet, and a ship where the name asks for one. */
export function planetScene(seed: string, look: PlanetLook = {}, w = 200, h = 150): string {
  const r = chance(`${seed}|scene`);
  const id = `s${hash([seed, w, h, JSON.stringify(look)].join("|")).toString(36)}`;
  const behind = sky(seed, kindOf(look.kind).hue + 10, w, h, id);
  const scale = Math.round((h / 300) * r.range(1.02, 1.16) * 1000) / 1000;
  const place = `translate(${n(w * r.range(0.44, 0.56))} ${n(h * r.range(0.48, 0.54))}) scale(${scale})`;
  const ship = WITH_SHIPS.test(seed)
    ? `<g transform="translate(${n(w * 0.3)} ${n(h * 0.68)}) rotate(28) scale(${Math.round((h / 420) * 100) / 100})">${shipGroup(seed, look.kind)}</g>`
    : "";
  return `<svg ${HIDDEN} viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${behind}<g transform="${place}">${planetGroup(seed, look)}</g>${ship}</svg>`;
}

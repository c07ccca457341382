/** Spaceships seen from above, nose up. The kind gives the silhouette: exploration slim with dishes, expansion wide with
 * modules, extermination angular with guns, exploitation long with cargo frames. */
import { HIDDEN, chance, hash, hsl, kindOf, many, n, polygon, sky, type Chance, type Point } from "./seed";
import { planetGroup } from "./planet";

type Span = [number, number];

interface Build {
  length: Span;
  width: Span;
  wing: Span;
  sweep: Span;
  engines: Span;
  modules: number;
  guns: number;
  dishes: number;
}

const SCOUT: Build = { length: [96, 112], width: [13, 18], wing: [40, 58], sweep: [22, 44], engines: [1, 2], modules: 0, guns: 0, dishes: 2 };
const BUILDS: Record<string, Build> = {
  exploration: SCOUT,
  expansion: { length: [80, 94], width: [22, 30], wing: [34, 50], sweep: [-6, 14], engines: [2, 3], modules: 3, guns: 0, dishes: 1 },
  extermination: { length: [88, 106], width: [18, 25], wing: [50, 74], sweep: [-46, -14], engines: [2, 4], modules: 0, guns: 3, dishes: 0 },
  exploitation: { length: [98, 114], width: [14, 19], wing: [26, 38], sweep: [0, 18], engines: [1, 3], modules: 4, guns: 1, dishes: 1 },
  alien: { length: [84, 104], width: [24, 34], wing: [52, 70], sweep: [-60, -30], engines: [1, 1], modules: 0, guns: 0, dishes: 0 },
};
const EDGE = 'stroke="#070b16" stroke-width="1.6" stroke-linejoin="round"';

/** What is the same for all parts of one ship: its size and its paints. */
interface Yard {
  r: Chance;
  build: Build;
  kind: string;
  id: string;
  length: number;
  width: number;
  lit: string;
  shaded: string;
  metal(light: number, saturation?: number): string;
  paint(light: number): string;
}

function yard(seed: string, kind: string): Yard {
  const r = chance(`${seed}|ship`);
  const build = BUILDS[kind] ?? SCOUT;
  const k = kindOf(kind);
  const id = `h${hash(seed + kind).toString(36)}`;
  const length = r.range(...build.length);
  const width = r.range(...build.width);
  const tone = r.range(205, 235);
  return {
    r, build, kind, id, length, width,
    lit: `url(#${id}l)`,
    shaded: `url(#${id}d)`,
    metal: (light, saturation = 14) => hsl(tone, saturation, light),
    paint: (light) => hsl(k.hue + r.range(-4, 4), k.sat + 6, light),
  };
}

/** A part on both sides: mirrored to the left, where the light is. */
const both = (points: readonly Point[], left: string, right: string, extra = ""): string =>
  `<path d="${polygon(points.map(([x, y]) => [-x, y]))}" fill="${left}" ${extra}/><path d="${polygon(points)}" fill="${right}" ${extra}/>`;

function paints({ id, metal, kind }: Yard): string {
  const { hue } = kindOf(kind);
  const side = (name: string, from: string, to: string) =>
    `<linearGradient id="${id}${name}" x1="0" x2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const flame =
    `<radialGradient id="${id}e"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="${hsl(hue + 150, 95, 78)}"/>` +
    `<stop offset="1" stop-color="${hsl(hue + 150, 95, 60)}" stop-opacity="0"/></radialGradient>`;
  return `<defs>${side("l", metal(88), metal(62))}${side("d", metal(50), metal(30, 20))}${flame}</defs>`;
}

function engines({ r, build, id, length, width, metal }: Yard): string {
  const count = r.int(...build.engines);
  const tail = length * 0.86;
  return many(count, (i) => {
    const x = count === 1 ? 0 : -width * 0.8 + (i * width * 1.6) / (count - 1);
    const flame = r.range(44, 62);
    const nozzle = polygon([[x - 6, tail - 8], [x + 6, tail - 8], [x + 7.5, tail + 8], [x - 7.5, tail + 8]]);
    return (
      `<ellipse cx="${n(x)}" cy="${n(tail + flame * 0.55)}" rx="7" ry="${n(flame)}" fill="url(#${id}e)" opacity=".9"/>` +
      `<path d="${nozzle}" fill="${metal(24)}" ${EDGE}/>`
    );
  });
}

function wings(ship: Yard): string {
  return many(ship.kind === "alien" ? 2 : ship.r.int(1, 2), (i) => wingPair(ship, i > 0));
}

function wingPair({ r, build, width, lit, shaded, metal, paint }: Yard, small: boolean): string {
  const part = small ? 0.6 : 1;
  const y = small ? r.range(-44, -18) : r.range(8, 34);
  const span = r.range(...build.wing) * part;
  const sweep = -r.range(...build.sweep);
  const chord = r.range(30, 54) * part;
  const tip = r.range(0.2, 0.55);
  const root: Point = [width * 0.5, y - chord / 2];
  const outer: Point = [width + span, y - chord * tip * 0.5 - sweep];
  const rear: Point = [width + span + r.range(0, 7), y + chord * tip * 0.6 - sweep];
  const heel: Point = [width * 0.6, y + chord / 2];
  const along = (from: Point, to: Point): Point => [from[0] + (to[0] - from[0]) * 0.62, from[1] + (to[1] - from[1]) * 0.62];
  const stripe = [along(root, outer), outer, rear, along(heel, rear)];
  const guns = many(small ? 0 : build.guns, (g) => {
    const q = 0.35 + g * 0.28;
    const x = width + span * q;
    const muzzle = y - chord * 0.5 * (1 - q * 0.6) - sweep * q;
    return both([[x - 2, muzzle - 22], [x + 2, muzzle - 22], [x + 2.6, muzzle + 6], [x - 2.6, muzzle + 6]], metal(70), metal(40), EDGE);
  });
  return both([root, outer, rear, heel], lit, shaded, EDGE) + both(stripe, paint(58), paint(40), EDGE) + guns;
}

function cargo({ r, build, length, width, lit, shaded, paint }: Yard): string {
  return many(build.modules, (i) => {
    const y = -length * 0.32 + i * ((length * 1.02) / build.modules);
    const w = r.range(12, 20);
    const h = (length * 0.86) / build.modules;
    const box: Point[] = [[width * 0.8, y], [width + w, y + 3], [width + w, y + h - 4], [width * 0.8, y + h - 1]];
    const stripe: Point[] = [[width + w - 5, y + 6], [width + w - 1.5, y + 6], [width + w - 1.5, y + h - 8], [width + w - 5, y + h - 8]];
    return both(box, lit, shaded, EDGE) + both(stripe, paint(60), paint(42));
  });
}

/** Nose to tail, lit on the left: hull, plates, spine, bridge window, portholes, dishes. */
function hull({ r, build, kind, length, width, lit, shaded, metal, paint }: Yard): string {
  const nose = r.pick([0, 0.16, 0.3]) * width;
  const neck = r.range(0.45, 0.8) * width;
  const hip = r.range(0.7, 1.15) * width;
  const body: Point[] = [
    [0, -length], [nose, -length + 5], [neck, -length * r.range(0.5, 0.66)], [width, -length * r.range(0.05, 0.22)],
    [width * r.range(0.8, 1), length * r.range(0.2, 0.4)], [hip, length * 0.66], [hip * 0.82, length * 0.86], [0, length * 0.86],
  ];
  const plates = [-0.42, -0.12, 0.2, 0.46].map((q) => {
    const w = width * (q < -0.3 ? 0.62 : 0.84);
    return `<path d="M${n(-w)} ${n(length * q)}Q0 ${n(length * q + 5)} ${n(w)} ${n(length * q)}" fill="none" stroke="#0a0f1e" stroke-opacity=".45" stroke-width="1.2"/>`;
  });
  const spine = both([[0, -length * 0.36], [width * 0.3, -length * 0.28], [width * 0.22, length * 0.7], [0, length * 0.78]], metal(76), metal(44));
  const belt = both([[0, length * 0.1], [width * 0.5, length * 0.16], [width * 0.5, length * 0.24], [0, length * 0.2]], paint(62), paint(44));
  const bridge = bridgeWindow(-length * r.range(0.46, 0.62), neck);
  const portholes = many(7, (i) => `<circle cx="${n((i % 2 ? 1 : -1) * width * 0.58)}" cy="${n(-length * 0.1 + i * length * 0.1)}" r="1.5"/>`);
  const dishes = many(build.dishes, (i) => {
    const x = (i ? -1 : 1) * width * r.range(0.95, 1.4);
    const y = r.range(-26, 2);
    const at = `cx="${n(x)}" cy="${n(y)}"`;
    return `<circle ${at} r="8" fill="${metal(82)}" ${EDGE}/><circle ${at} r="4.4" fill="${metal(58)}"/><circle ${at} r="1.5" fill="${paint(60)}"/>`;
  });
  const core =
    kind === "alien"
      ? `<circle r="${n(width * 0.5)}" fill="#14100a" stroke="${hsl(48, 95, 62)}" stroke-width="3"/><circle r="${n(width * 0.2)}" fill="${hsl(48, 100, 76)}"/>`
      : "";
  return `${both(body, lit, shaded, EDGE)}${plates.join("")}${spine}${belt}${bridge}<g fill="${hsl(46, 100, 80)}">${portholes}</g>${dishes}${core}`;
}

function bridgeWindow(y: number, neck: number): string {
  const half = n(neck * 0.6);
  const pane =
    `M0 ${n(y - 13)}C${half} ${n(y - 8)} ${half} ${n(y + 8)} 0 ${n(y + 12)}` +
    `C${n(-neck * 0.6)} ${n(y + 8)} ${n(-neck * 0.6)} ${n(y - 8)} 0 ${n(y - 13)}Z`;
  const gleam = `M${n(-neck * 0.34)} ${n(y - 3)}Q${n(-neck * 0.25)} ${n(y - 8)} -1 ${n(y - 9.5)}`;
  return (
    `<path d="${pane}" fill="${hsl(196, 80, 30)}" stroke="#070b16" stroke-width="1.4"/>` +
    `<path d="${gleam}" fill="none" stroke="#dff6ff" stroke-width="1.8" stroke-linecap="round"/>`
  );
}

/** The bare drawing, about 200 high round the origin. */
export function shipGroup(seed: string, kind = "exploration"): string {
  const ship = yard(seed, kind);
  return paints(ship) + engines(ship) + wings(ship) + cargo(ship) + hull(ship);
}

/** A ship alone, without a sky; `turn` in degrees. */
export const ship = (seed: string, kind?: string, turn = 0): string =>
  `<svg ${HIDDEN} viewBox="-150 -150 300 300"><g transform="rotate(${turn})">${shipGroup(seed, kind)}</g></svg>`;

/** The picture of a card: sky, a far planet, the ship. */
export function shipScene(seed: string, kind?: string, w = 200, h = 150): string {
  const r = chance(`${seed}|scene`);
  const id = `s${hash(`ship${seed}${w}${h}${kind ?? ""}`).toString(36)}`;
  const at = `translate(${n(w * r.pick([0.12, 0.88]))} ${n(h * r.range(0.75, 1))}) scale(${n(h / r.range(330, 460))})`;
  const look = { kind: r.pick(["none", "novelty", "rare", "genes"]), surface: r.pick(["gas", "desert", "ice", "cratered"] as const) };
  const far = `<g transform="${at}">${planetGroup(`${seed} far`, look)}</g>`;
  const near = `translate(${n(w * 0.52)} ${n(h * 0.47)}) rotate(${n(r.range(32, 52))}) scale(${Math.round((h / 265) * 100) / 100})`;
  return (
    `<svg ${HIDDEN} viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">` +
    `${sky(seed, kindOf(kind).hue, w, h, id)}${far}<g transform="${near}">${shipGroup(seed, kind)}</g></svg>`
  );
}

/** Emblems of developments and technologies: a star chart's instrument of rings, ticks, arcs and a figure of three- to
 * eightfold symmetry. */
import { HIDDEN, chance, hash, hsl, kindOf, n, polygon, type Chance, type Point } from "./seed";

export interface TechLook {
  kind?: string;
  hue?: number;
}

interface Inks {
  line: string;
  fill: string;
  spark: string;
  faint: string;
}

type Figure = (r: Chance, symmetry: number, ink: Inks) => string;

const TURN = Math.PI * 2;
const HUES = [196, 222, 262, 320, 12, 34, 168];

const at = (angle: number, d: number): Point => [Math.cos(angle - TURN / 4) * d, Math.sin(angle - TURN / 4) * d];
const around = (count: number, draw: (angle: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i / count) * TURN, i)).join("");
const ring = (d: number, colour: string, width: number, dash = ""): string =>
  `<circle r="${n(d)}" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;
const spot = ([x, y]: Point, r: number, paint: string): string => `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" ${paint}/>`;
const stroke = ([x0, y0]: Point, [x1, y1]: Point, paint: string): string => `<path d="M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}" ${paint}/>`;

function arc(d: number, from: number, to: number, colour: string, width: number): string {
  const [x0, y0] = at(from, d);
  const [x1, y1] = at(to, d);
  const far = to - from > Math.PI ? 1 : 0;
  return `<path d="M${n(x0)} ${n(y0)}A${n(d)} ${n(d)} 0 ${far} 1 ${n(x1)} ${n(y1)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

const star: Figure = (r, s, ink) => {
  const inner = r.range(0.38, 0.62);
  const points = Array.from({ length: s * 2 }, (_, i) => at((i / (s * 2)) * TURN, i % 2 ? 58 * inner : 58));
  const rays = around(s, (a) => stroke([0, 0], at(a, 58), `stroke="${ink.line}" stroke-width="1.4" opacity=".6"`));
  return `<path d="${polygon(points)}" fill="${ink.fill}" stroke="${ink.line}" stroke-width="3" stroke-linejoin="round"/>${rays}`;
};

const petals: Figure = (_, s, ink) =>
  around(s, (a) => {
    const turn = n((a * 360) / TURN);
    return `<ellipse cy="-32" rx="${n(150 / (s + 4))}" ry="27" transform="rotate(${turn})" fill="${ink.fill}" fill-opacity=".6" stroke="${ink.line}" stroke-width="2.4"/>`;
  });

const knot: Figure = (_, symmetry, ink) => {
  const s = Math.max(7, symmetry);
  const points = Array.from({ length: s }, (_, i) => at((((i * 3) % s) / s) * TURN, 56));
  const beads = around(s, (a) => spot(at(a, 56), 5.5, `fill="${ink.spark}"`));
  return `<path d="${polygon(points)}" fill="${ink.fill}" fill-opacity=".55" fill-rule="evenodd" stroke="${ink.line}" stroke-width="3.4" stroke-linejoin="round"/>${beads}`;
};

const gear: Figure = (_, s, ink) => {
  const teeth = s * 2;
  const tooth = [[-0.3, 46], [-0.2, 58], [0.2, 58], [0.3, 46]] as const;
  const points = Array.from({ length: teeth }, (_, i) => tooth.map(([aside, d]) => at(((i + aside) / teeth) * TURN, d))).flat();
  return `<path d="${polygon(points)}" fill="${ink.fill}" stroke="${ink.line}" stroke-width="2.6" stroke-linejoin="round"/>${ring(30, ink.line, 3)}`;
};

const lattice: Figure = (_, s, ink) =>
  around(s, (a) => around(s, (b) => stroke(at(a, 56), at(b, 56), `stroke="${ink.line}" stroke-width="1.2" opacity=".75"`))) +
  around(s, (a) => spot(at(a, 56), 6, `fill="${ink.fill}" stroke="${ink.line}" stroke-width="2.4"`));

const orbit: Figure = (r, s, ink) => {
  const count = Math.min(4, Math.max(2, Math.round(s / 2)));
  const paths = around(count, (a) => `<ellipse rx="58" ry="20" transform="rotate(${n((a * 180) / TURN)})" fill="none" stroke="${ink.line}" stroke-width="2.8"/>`);
  const bodies = around(count, (a) => {
    const t = r.range(0, TURN);
    const tilt = (a * Math.PI) / TURN;
    const x = Math.cos(t) * 58;
    const y = Math.sin(t) * 20;
    return spot([x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt)], 6, `fill="${ink.spark}"`);
  });
  return paths + bodies;
};

const chevrons: Figure = (_r, _s, ink) =>
  [0, 1, 2]
    .map((i) => {
      const half = 44 - i * 9;
      const up = i * 24;
      const path = `M-${half} ${34 - up}L0 ${4 - up}L${half} ${34 - up}V${18 - up}L0 ${-14 - up}L-${half} ${18 - up}Z`;
      return `<path d="${path}" fill="${i === 1 ? ink.line : ink.fill}" stroke="${ink.line}" stroke-width="2" stroke-linejoin="round"/>`;
    })
    .join("");

const helix: Figure = (r, _, ink) => {
  const steps = Array.from({ length: 25 }, (_, i): Point => [Math.sin((i / 24) * TURN * 1.25) * 30, -58 + (i * 116) / 24]);
  const strand = (side: 1 | -1) => `M${steps.map(([x, y]) => `${n(side * x)} ${n(y)}`).join("L")}`;
  const rungs = steps.filter((_, i) => i % 2 === 0).map(([x, y]) => `M${n(x)} ${n(y)}H${n(-x)}`).join("");
  const thread = (side: 1 | -1, colour: string) =>
    `<path d="${strand(side)}" fill="none" stroke="${colour}" stroke-width="4.4" stroke-linejoin="round"/>`;
  return `<g transform="rotate(${r.pick([0, 30, -30])})"><path d="${rungs}" stroke="${ink.fill}" stroke-width="4"/>${thread(1, ink.line)}${thread(-1, ink.spark)}</g>`;
};

const columns: Figure = (_, s, ink) =>
  [-40, -20, 0, 20, 40]
    .map((x, i) => {
      const h = [44, 66, 92, 74, 52][(i + s) % 5]!;
      return `<path d="M${x - 7} 46V${46 - h}L${x} ${36 - h}L${x + 7} ${46 - h}V46Z" fill="${i % 2 ? ink.fill : ink.line}" stroke="${ink.line}" stroke-width="1.6"/>`;
    })
    .join("");

const FIGURES = { star, petals, knot, gear, lattice, orbit, chevrons, helix, columns };
type FigureName = keyof typeof FIGURES;

const BY_CHANCE: FigureName[] = ["star", "petals", "knot", "gear", "lattice", "orbit"];
const WITH_HUB: FigureName[] = ["gear", "orbit", "petals", "star", "lattice"];
const BY_NAME: [RegExp, FigureName][] = [
  [/gene|bio|uplift|chromosom|hydropon|life/i, "helix"],
  [/bank|credit|fund|invest|market|trade|exchange|league|guild|econom|bond|deficit|duties/i, "columns"],
  [/robot|mining|drill|works|yards|conglomerate|engineer|wells|logistic|labour/i, "gear"],
  [/marine|force|tactic|drop|order|arms|doctrine|lattice|parade|gunnery|militar|imperium/i, "chevrons"],
  [/survey|seti|chart|probe|analysis|lab|research|horizon|archive|review/i, "orbit"],
  [/federation|league|network|union|committee|specialist|faculty/i, "lattice"],
];

function figureOf(r: Chance, seed: string): FigureName {
  const named = BY_NAME.find(([words]) => words.test(seed))?.[1];
  return named && r.happens(0.8) ? named : r.pick(BY_CHANCE);
}

const HUB = (ink: Inks): string => `<circle r="12" fill="#060913" stroke="${ink.line}" stroke-width="3"/><circle r="5" fill="${ink.spark}"/>`;

/** The bare drawing: radius 104 round the origin. */
export function techGroup(seed: string, { kind = "none", hue }: TechLook = {}): string {
  const r = chance(`${seed}|tech`);
  const h = hue ?? (kind === "none" ? r.pick(HUES) : kindOf(kind).hue) + r.range(-8, 8);
  const sat = kind === "none" ? 58 : Math.max(50, kindOf(kind).sat);
  const ink: Inks = { line: hsl(h, sat + 14, 76), fill: hsl(h, sat, 38), spark: hsl(h + r.pick([40, 150, -50]), 90, 76), faint: hsl(h, sat, 62, 0.4) };
  const s = r.pick([3, 4, 6, 7, 8]);
  const figure = figureOf(r, seed);
  const ticks = r.pick([24, 36, 48, 60]);
  const start = r.range(0, TURN);
  const long = r.int(4, 8);
  const scale = around(ticks, (a, i) => {
    const short = i % long > 0;
    return stroke(at(a, 96), at(a, short ? 90 : 84), `stroke-width="${short ? 1 : 2}" opacity="${short ? 0.5 : 0.9}"`);
  });
  const arcs = arc(74, start, start + r.range(1.2, 2.6), ink.spark, 5) + arc(74, start + Math.PI, start + Math.PI + r.range(0.6, 1.8), ink.line, 3);
  const turn = figure === "star" || figure === "knot" ? n(r.pick([0, 180 / s])) : "0";
  const middle = `<g transform="rotate(${turn})">${FIGURES[figure](r, s, ink)}</g>${WITH_HUB.includes(figure) ? HUB(ink) : ""}`;
  const jewels = around(r.int(1, 3), (a) => spot(at(a + start, 96), 6, `fill="${ink.spark}" stroke="#060913" stroke-width="2.4"`));
  const rims = ring(104, ink.faint, 1) + ring(96, ink.line, 2.2);
  return `${rims}<g stroke="${ink.line}">${scale}</g>${arcs}${ring(74, ink.faint, 1, "2 6")}${ring(66, ink.faint, 1)}${middle}${jewels}`;
}

/** An emblem alone. */
export const tech = (seed: string, look: TechLook = {}): string => `<svg ${HIDDEN} viewBox="-112 -112 224 224">${techGroup(seed, look)}</svg>`;

/** The picture of a card: chart paper and the emblem. */
export function techScene(seed: string, look: TechLook = {}, w = 200, h = 150): string {
  const kind = look.kind ?? "none";
  const base = look.hue ?? (kind === "none" ? chance(`${seed}|tech`).pick(HUES) : kindOf(kind).hue);
  const id = `t${hash(`${seed}${w}${h}${look.kind ?? ""}`).toString(36)}`;
  const lines = Array.from({ length: 11 }, (_, i) => (w / 12) * (i + 1));
  const grid = lines.map((x) => `M${n(x)} 0V${h}M0 ${n(x)}H${w}`).join("");
  return (
    `<svg ${HIDDEN} viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="${id}" cx="50%" cy="45%" r="75%">` +
    `<stop offset="0" stop-color="${hsl(base, 42, 26)}"/><stop offset=".6" stop-color="${hsl(base + 8, 44, 13)}"/><stop offset="1" stop-color="${hsl(base + 16, 40, 7)}"/>` +
    `</radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${id})"/><path d="${grid}" stroke="${hsl(base, 60, 70, 0.1)}" stroke-width=".8" fill="none"/>` +
    `<g transform="translate(${n(w / 2)} ${n(h * 0.49)}) scale(${Math.round((h / 232) * 100) / 100})">${techGroup(seed, look)}</g></svg>`
  );
}

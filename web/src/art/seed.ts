/** Shared by all pictures: a seeded random generator and drawing primitives. The seed is the English name of a card,
 * so that a card looks the same in every language. */

export interface Chance {
  range(lo: number, hi: number): number;
  int(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
  happens(probability: number): boolean;
  next(): number;
}

export type Point = readonly [number, number];

export function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.codePointAt(0)!, 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

export function chance(seed: string): Chance {
  let a = hash(seed);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (lo, hi) => lo + (hi - lo) * next(),
    int: (lo, hi) => Math.floor(lo + (hi - lo + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    happens: (probability) => next() < probability,
  };
}

/** A number as it stands in a drawing: one decimal is enough. */
export const n = (x: number): string => String(Math.round(x * 10) / 10);

export function hsl(hue: number, saturation: number, light: number, alpha = 1): string {
  const colour = `${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(light)}%`;
  return alpha === 1 ? `hsl(${colour})` : `hsl(${colour} / ${Math.round(alpha * 100) / 100})`;
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

export const many = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join("");

/** What every picture is: decoration, hidden from screen readers. */
export const HIDDEN = 'xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false"';

export type Shape = "circle" | "square" | "drop" | "triangle" | "dot";

export interface Kind {
  hue: number;
  sat: number;
  shape: Shape;
}

const NO_KIND: Kind = { hue: 232, sat: 16, shape: "dot" };

/** The dominant hue of each kind. Hue is never the only sign: the halo tokens also carry the kind's shape. */
const KINDS: Record<string, Kind> = {
  novelty: { hue: 208, sat: 72, shape: "circle" },
  rare: { hue: 24, sat: 62, shape: "square" },
  genes: { hue: 142, sat: 52, shape: "drop" },
  alien: { hue: 48, sat: 86, shape: "triangle" },
  any: { hue: 290, sat: 40, shape: "dot" },
  exploration: { hue: 158, sat: 50, shape: "dot" },
  expansion: { hue: 205, sat: 60, shape: "dot" },
  extermination: { hue: 4, sat: 62, shape: "dot" },
  exploitation: { hue: 40, sat: 66, shape: "dot" },
  red: { hue: 8, sat: 66, shape: "triangle" },
  green: { hue: 128, sat: 42, shape: "circle" },
  blue: { hue: 214, sat: 62, shape: "square" },
};

export const kindOf = (kind = "none"): Kind => KINDS[kind] ?? NO_KIND;

/** A small token in a kind's shape, centred on (x, y). */
export function token(shape: Shape, x: number, y: number, r: number, fill: string, stroke = "#050812"): string {
  const pen = `fill="${fill}" stroke="${stroke}" stroke-width="${n(r * 0.28)}" stroke-linejoin="round"`;
  switch (shape) {
    case "square":
      return `<path d="M${n(x - r)} ${n(y - r)}h${n(2 * r)}v${n(2 * r)}h${n(-2 * r)}z" ${pen}/>`;
    case "triangle":
      return `<path d="M${n(x)} ${n(y - r * 1.25)}L${n(x + r * 1.2)} ${n(y + r)}H${n(x - r * 1.2)}Z" ${pen}/>`;
    case "drop":
      return `<path d="${drop(x, y, r)}" ${pen}/>`;
    default:
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(shape === "dot" ? r * 0.7 : r)}" ${pen}/>`;
  }
}

function drop(x: number, y: number, r: number): string {
  const tip = `${n(x)} ${n(y - r * 1.5)}`;
  const right = `C${n(x + r * 0.5)} ${n(y - r * 0.6)} ${n(x + r * 1.1)} ${n(y - r * 0.1)} ${n(x + r)} ${n(y + r * 0.4)}`;
  const belly = `A${n(r)} ${n(r)} 0 0 1 ${n(x - r)} ${n(y + r * 0.4)}`;
  return `M${tip}${right}${belly}C${n(x - r * 1.1)} ${n(y - r * 0.1)} ${n(x - r * 0.5)} ${n(y - r * 0.6)} ${tip}Z`;
}

/** Stars and a nebula behind any picture. Dark in both themes: a picture is a window into space. */
export function sky(seed: string, hue: number, w: number, h: number, id: string): string {
  const r = chance(`${seed}|sky`);
  const glow = hue + r.pick([-70, -45, 40, 75]);
  const depth =
    `<defs><radialGradient id="${id}a" cx="${n(r.range(0.1, 0.4) * 100)}%" cy="${n(r.range(0, 0.5) * 100)}%" r="85%">` +
    `<stop offset="0" stop-color="${hsl(hue, 46, 27)}"/><stop offset=".5" stop-color="${hsl(hue + 14, 46, 13)}"/><stop offset="1" stop-color="${hsl(hue + 20, 40, 6)}"/></radialGradient>` +
    `<radialGradient id="${id}b"><stop offset="0" stop-color="${hsl(glow, 60, 50, 0.38)}"/><stop offset="1" stop-color="${hsl(glow, 60, 40, 0)}"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#${id}a)"/>`;
  const cloud = () =>
    `<ellipse cx="${n(r.range(0, w))}" cy="${n(r.range(0, h))}" rx="${n(r.range(0.25, 0.6) * w)}" ry="${n(r.range(0.1, 0.35) * h)}" ` +
    `transform="rotate(${n(r.range(-40, 20))} ${w / 2} ${h / 2})" fill="url(#${id}b)"/>`;
  const star = () => {
    const x = r.range(0, w);
    const y = r.range(0, h);
    const size = r.next();
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${size > 0.93 ? 1.1 : size > 0.6 ? 0.7 : 0.4}" opacity="${n(0.3 + 0.7 * r.next())}"/>`;
  };
  return `${depth}${many(3, cloud)}<g fill="#fff">${many(Math.ceil((w * h) / 700), star)}</g>`;
}

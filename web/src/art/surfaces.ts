/** What lies on the disc of a planet, before light and shade. */
import { hsl, many, n, polygon, type Chance } from "./seed";
import { RADIUS, band, blob, cracks, disc, faceted, facets, flat, somewhere, unit, type Direction } from "./sphere";

export interface Palette {
  hue: number;
  second: number;
  base(light: number): string;
  accent(light: number): string;
  dark: string;
  sea: string;
  shallow: string;
  air: string;
}

export const filled = (path: string, colour: string, opacity = 1): string =>
  path ? `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${n(opacity)}"` : ""}/>` : "";
export const line = (path: string, colour: string, width: number, opacity = 1): string =>
  path
    ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`
    : "";

const ground = (colour: string): string => `<circle r="101" fill="${colour}"/>`;
const patches = (r: Chance, count: number, [lo, hi]: [number, number], rough: number, colour: () => string, opacity = 1): string =>
  many(count, () => filled(blob(r, somewhere(r), r.range(lo, hi), rough), colour(), opacity));
const polarCaps = (r: Chance, colour: string): string =>
  filled(blob(r, unit([0.15, -1, 0.22]), r.range(0.3, 0.45), 0.18), colour) + filled(blob(r, unit([-0.1, 1, 0.15]), r.range(0.2, 0.36), 0.18), colour);

const craters = (r: Chance, count: number, dark: string, light: string): string =>
  many(count, () => {
    const c = somewhere(r, 0.05);
    const size = 0.04 + 0.2 * r.next() ** 2.4;
    const rim: Direction = unit([c[0] + 0.018, c[1] + 0.02, c[2]]);
    return filled(disc(rim, size * 1.14, 22), light, 0.55) + filled(disc(c, size, 22), dark, 0.75);
  });

/** Lenses that thin out at both ends and follow the latitude. */
const clouds = (r: Chance, count: number): string =>
  many(count, () => {
    const y = r.range(-0.75, 0.8);
    const w = Math.sqrt(1 - y * y) * RADIUS;
    const x = r.range(-1, 0.45) * w;
    const len = r.range(0.25, 0.95) * w;
    const h = r.range(2, 7);
    const bend = -y * r.range(6, 16);
    const top = `c${n(len * 0.3)} ${n(bend - h)} ${n(len * 0.7)} ${n(bend - h * r.range(0.4, 1.2))} ${n(len)} ${n(r.range(-2, 2))}`;
    return filled(`M${n(x)} ${n(y * RADIUS)}${top}c${n(-len * 0.35)} ${n(bend + h * 0.4)} ${n(-len * 0.6)} ${n(bend + h)} ${n(-len)} 0Z`, "#fff", r.range(0.4, 0.85));
  });

function gas(r: Chance, p: Palette): string {
  const bend = r.range(-0.2, 0.2);
  const size = r.range(10, 20);
  let out = ground(p.base(50));
  for (let y = -1.1; y < 1.1; ) {
    const h = r.range(0.08, 0.3);
    out += filled(band(r, y, y + h, bend, r.range(0.005, 0.03)), r.happens(0.3) ? p.accent(r.range(45, 70)) : p.base(r.range(30, 74)), 0.85);
    y += h * 0.9;
  }
  const storm = ([[1.7, 1, 72], [1.35, 0.72, 44], [0.7, 0.34, 64]] as const)
    .map(([rx, ry, light]) => `<ellipse rx="${n(size * rx)}" ry="${n(size * ry)}" fill="${p.accent(light)}"/>`)
    .join("");
  if (r.happens(0.75)) out += `<g transform="translate(${n(r.range(-45, 35))} ${n(r.range(-40, 55))})">${storm}</g>`;
  return `<g transform="rotate(${n(r.range(-28, 28))})">${out}</g>`;
}

function terran(r: Chance, p: Palette): string {
  const lands = Array.from({ length: r.int(5, 8) }, () => ({ at: somewhere(r, -0.1), size: r.range(0.2, 0.55) }));
  const coasts = lands.map(({ at, size }) => blob(r, at, size, 0.85, 56)).join("");
  const hills = lands.map(({ at, size }) => blob(r, at, size * 0.45, 0.8, 30)).join("");
  const shallows = filled(band(r, -0.25, 0.3, 0.08, 0.03), p.shallow, 0.35);
  return ground(p.sea) + shallows + filled(coasts, p.base(46)) + filled(hills, p.accent(40), 0.6) + polarCaps(r, "#f3f7ff") + clouds(r, 12);
}

const ocean = (r: Chance, p: Palette): string =>
  ground(p.base(34)) +
  patches(r, 4, [0.3, 0.6], 0.4, () => p.base(r.range(40, 56)), 0.5) +
  patches(r, 16, [0.04, 0.15], 0.7, () => p.accent(60)) +
  clouds(r, 16);

const cratered = (r: Chance, p: Palette): string =>
  ground(p.base(48)) + patches(r, 5, [0.25, 0.6], 0.6, () => p.base(r.range(30, 60)), 0.5) + craters(r, 26, p.base(26), p.base(72));

function desert(r: Chance, p: Palette): string {
  const dunes = many(15, (i) => {
    const y = -1.1 + i * 0.15;
    return filled(band(r, y, y + r.range(0.03, 0.11), 0.16, 0.035), p.base(r.range(36, 68)), 0.7);
  });
  const tilted = `<g transform="rotate(${n(r.range(-30, 30))})">${dunes}</g>`;
  return ground(p.base(56)) + tilted + craters(r, 6, p.base(38), p.base(72)) + patches(r, 1, [0.3, 0.4], 0.8, () => p.accent(46), 0.6);
}

function lava(r: Chance, p: Palette): string {
  const streams = cracks(r, 9, 22, 0.16);
  const glow = line(streams, hsl(14, 95, 45), 7, 0.45) + line(streams, hsl(30, 100, 58), 3) + line(streams, hsl(52, 100, 80), 1);
  return ground(p.dark) + patches(r, 4, [0.3, 0.6], 0.5, () => p.base(20), 0.8) + glow + craters(r, 5, hsl(24, 100, 55), hsl(14, 80, 30));
}

const ice = (r: Chance, p: Palette): string =>
  ground(p.base(76)) +
  patches(r, 5, [0.25, 0.6], 0.7, () => p.base(r.range(60, 90)), 0.7) +
  line(cracks(r, 12, 14, 0.2), p.base(40), 1.6, 0.7) +
  polarCaps(r, "#fff");

const crystal = (r: Chance, p: Palette): string =>
  ground(p.base(30)) +
  faceted(r, 1, 0.16, (light) => (r.happens(0.22) ? p.accent : p.base)(24 + 52 * light + r.range(-8, 8)), 'stroke="#fff" stroke-opacity=".4"');

function garden(r: Chance, p: Palette): string {
  const groves = patches(r, 12, [0.12, 0.5], 0.75, () => p.base(r.range(28, 58)), 0.75);
  const blooms = patches(r, 9, [0.04, 0.12], 0.4, () => p.accent(66), 0.9);
  return ground(p.base(26)) + groves + blooms + line(cracks(r, 5, 16, 0.15), p.base(72), 2, 0.7) + clouds(r, 7);
}

/** A made thing: ribs and an eye, lit plates, or rings round a pole. */
function alien(r: Chance, p: Palette): string {
  const lit = p.base(66);
  const bright = hsl(p.hue, 100, 84);
  const eye = somewhere(r, 0.6);
  const ring = (size: number, width: number) => line(disc(eye, size, 44), lit, width);
  const pupil = (size: number) => filled(disc(eye, size, 24), bright);
  const metal = (light: number) => hsl(p.hue + r.range(-6, 8), 26, 9 + 24 * light + r.range(0, 6));
  const black = ground("#0b0a0c");
  switch (r.pick(["eye", "plates", "rings", "eye", "plates"])) {
    case "plates": {
      const plates = faceted(r, 1, 0.05, (light) => (r.happens(0.2) ? p.base(46 + 26 * light) : metal(light)), `stroke="${lit}" stroke-opacity=".35"`);
      return black + plates + line(cracks(r, 3, 12, 0.24), bright, 2);
    }
    case "rings": {
      const rings = [0.25, 0.45, 0.62, 0.95, 1.3, 1.42, 1.8].map((size, i) => ring(size, i % 3 === 1 ? 5 : 1.6)).join("");
      return black + faceted(r, 2, 0, metal) + rings + pupil(0.12);
    }
    default: {
      const ribs = facets(r, 0, 0).map(({ corners }) => polygon(corners.map(flat))).join("");
      return black + faceted(r, 1, 0, metal) + line(ribs, lit, 5, 0.22) + line(ribs, lit, 1.6) + ring(0.5, 2.4) + ring(0.38, 1) + ring(0.2, 2.4) + pupil(0.11);
    }
  }
}

function city(r: Chance, p: Palette): string {
  const lamps = many(90, () => {
    const [x, y] = flat(somewhere(r, 0.05));
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r.range(0.8, 2.2))}"/>`;
  });
  const districts = patches(r, 6, [0.2, 0.5], 0.5, () => p.base(r.range(24, 46)), 0.8);
  const roads = line(cracks(r, 14, 10, 0.2), p.accent(70), 1.1, 0.6);
  return `${ground(p.base(30))}${districts}${roads}<g fill="${hsl(44, 100, 84)}">${lamps}</g>${clouds(r, 5)}`;
}

const shattered = (r: Chance, p: Palette): string =>
  ground(p.base(38)) + faceted(r, 1, 0.2, (light) => p.base(18 + 48 * light + r.range(-7, 7))) + craters(r, 9, p.base(22), p.base(66));

export const SURFACES = { gas, terran, ocean, cratered, desert, lava, ice, crystal, garden, alien, city, shattered };

export type Surface = keyof typeof SURFACES;

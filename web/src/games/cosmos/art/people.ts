/** Micro Cosmos: crew and survivors. What they wear tells what they are: engineers goggles, red leaders a cap, green ones
 * a hood, blue ones a headset; survivors stand in a group on their planet. Drawn from the id of the card. */
import { chance, type Chance, HIDDEN, hsl, kindOf, many, n, sky } from "../../../art/seed";

const WIDTH = 120;
const HEIGHT = 64;

interface Person {
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  clothDark: string;
  trim: string;
}

function person(r: Chance, hue: number, sat: number): Person {
  const tone = r.range(24, 76);
  const shirt = hue + r.range(-10, 10);
  return {
    skin: hsl(r.range(18, 30), r.range(34, 52), tone),
    shade: hsl(r.range(14, 24), 40, tone * 0.7),
    hair: hsl(r.pick([18, 26, 34, 210, 340]), r.range(10, 48), r.pick([12, 18, 30, 55, 78])),
    cloth: hsl(shirt, sat, r.range(36, 46)),
    clothDark: hsl(shirt, sat, 22),
    trim: hsl(shirt + r.pick([-40, 40, 180]), 60, 68),
  };
}

const SPECIALIST_HUES: Record<string, readonly [number, number]> = {
  engineer: [36, 56],
  "red-leader": [6, 58],
  "green-leader": [128, 40],
  "blue-leader": [214, 56],
};

/** A crew card: head and shoulders before a window of the Ark. */
export function crewPicture(id: string, specialist: string): string {
  const r = chance(id);
  const [hue, sat] = SPECIALIST_HUES[specialist] ?? [36, 20];
  const p = person(r, hue, sat);
  const rib = (x: number) => `<path d="M${x} 0V${HEIGHT}" stroke="${hsl(hue, 30, 62, 0.16)}" stroke-width="3"/>`;
  const light = `<ellipse cx="60" cy="30" rx="40" ry="34" fill="${hsl(hue, 70, 60, 0.2)}"/>`;
  return scene(
    sky(id, hue + r.range(-30, 30), WIDTH, HEIGHT, "w") + rib(16) + rib(104) + light,
    `<g transform="translate(60 64)">${shoulders(r, p)}${head(r, p)}${gear(specialist, r, p)}</g>`,
  );
}

const scene = (behind: string, before: string): string =>
  `<svg ${HIDDEN} viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${behind}${before}</svg>`;

/** The origin is the middle of the chest, at the lower edge of the picture. */
function shoulders(r: Chance, p: Person): string {
  const broad = r.range(25, 32);
  const body = `M${n(-broad)} 2C${n(-broad)} -12 ${n(-broad * 0.6)} -17 -9 -19H9C${n(broad * 0.6)} -17 ${n(broad)} -12 ${n(broad)} 2Z`;
  const badge = r.pick([
    `<path d="M-15 -9h7v2h-7z" fill="${p.trim}"/>`,
    `<circle cx="12" cy="-8" r="2.6" fill="${p.trim}"/>`,
    `<path d="M10 -11l4 3-4 3z" fill="${p.trim}"/>`,
    `<path d="M-16 -10l3 2.500 3 -2.500M-16 -6l3 2.500 3 -2.500" fill="none" stroke="${p.trim}" stroke-width="1.4"/>`,
  ]);
  return (
    `<path d="${body}" fill="${p.cloth}"/><path d="M2 -19H9C${n(broad * 0.6)} -17 ${n(broad)} -12 ${n(broad)} 2H8Z" fill="${p.clothDark}" opacity=".55"/>` +
    `<path d="M-5 -27h10v10c-3 3 -7 3 -10 0z" fill="${p.shade}"/><path d="M-10 -20c5 6 15 6 20 0l1 4c-6 6 -16 6 -22 0z" fill="${p.trim}"/>${badge}`
  );
}

function head(r: Chance, p: Person): string {
  const wide = r.range(9.6, 11);
  const face = `<ellipse cy="-36" rx="${n(wide)}" ry="12.4" fill="${p.skin}"/><path d="M1 -48.300a${n(wide)} 12.400 0 0 1 0 24.600c5 -6 6 -18 0 -24.600z" fill="${p.shade}" opacity=".7"/>`;
  return hairBehind(r, p) + face + hair(r, p);
}

function hairBehind(r: Chance, p: Person): string {
  return r.happens(0.45) ? `<path d="M-13 -38c0 -16 26 -16 26 0 0 8 1 14 3 18H-16c2 -4 3 -10 3 -18z" fill="${p.hair}"/>` : "";
}

function hair(r: Chance, p: Person): string {
  const styles = [
    "M-11.500 -36c-2 -18 25 -18 23 0 -2 -7 -6 -9 -11.500 -9s-9 2 -11.500 9z",
    "M-11.500 -34c-3 -22 27 -20 23 -1 -1 -5 -4 -8 -8 -9 -5 4 -11 4 -15 10z",
    "M-10 -42c0 -12 20 -12 20 0 -6 -4 -14 -4 -20 0z",
    "M-3 -45c-3 -10 9 -10 6 0z",
  ];
  const beard = r.happens(0.28) ? `<path d="M-9.500 -34c0 16 19 16 19 0 -2 6 -5 7 -9.500 7s-8 -1 -9.500 -7z" fill="${p.hair}" opacity=".9"/>` : "";
  return `<path d="${r.pick(styles)}" fill="${p.hair}"/>${beard}`;
}

/** Two or three ways to wear the sign of each specialist. */
function gear(specialist: string, r: Chance, p: Person): string {
  const glass = hsl(r.range(176, 204), 80, 74);
  switch (specialist) {
    case "engineer":
      return r.pick([goggles(-39.5, glass), hardHat(r) + goggles(-50, glass), goggles(-39.5, hsl(34, 90, 66))]);
    case "red-leader":
      return r.pick([peakedCap(p), beret(p), peakedCap({ ...p, clothDark: hsl(222, 24, 22) })]);
    case "green-leader":
      return r.pick([hood(p, p.cloth), hood(p, hsl(r.pick([34, 60, 176]), 32, 30)), wreath(r), wreath(r)]);
    default:
      return r.pick([headset("#c9d2e6") + eyepiece(glass), headset("#c9d2e6"), glasses(glass), headset("#ffdf9e") + eyepiece(glass)]);
  }
}

function goggles(y: number, glass: string): string {
  const lens = (x: number) => `<rect x="${x}" y="${n(y - 4)}" width="8.500" height="8" rx="3.500" fill="${glass}" stroke="#2b2620" stroke-width="1.600"/>`;
  return `<path d="M-12 ${n(y - 2.5)}h24v5h-24z" fill="#2b2620"/>${lens(-9.5)}${lens(1)}`;
}

function hardHat(r: Chance): string {
  const colour = hsl(r.pick([44, 28, 205]), 70, 56);
  return `<path d="M-12.500 -43c-1 -17 26 -17 25 0z" fill="${colour}"/><path d="M-15 -43c9 -3 21 -3 30 0l-1 2.500c-9 -2 -19 -2 -28 0z" fill="${colour}" opacity=".8"/>`;
}

const peakedCap = (p: Person): string =>
  `<path d="M-13 -43c-3 -9 6 -13 13 -13s16 4 13 13c-8 -3 -18 -3 -26 0z" fill="${p.clothDark}"/><path d="M-13 -43c8 -3 18 -3 26 0l1 3c-8 -2 -20 -2 -28 0z" fill="${p.trim}"/><path d="M0 -54l3.500 5.500h-7z" fill="#ffdf9e"/>`;

const beret = (p: Person): string =>
  `<path d="M-12 -43c-1 -9 8 -12 15 -12 9 0 15 5 12 9 -6 -2 -18 -1 -27 3z" fill="${p.cloth}"/><path d="M-12 -43c9 -4 18 -4 24 -1l-.500 2.500c-7 -2 -16 -2 -23 1z" fill="${p.clothDark}"/><circle cx="-6" cy="-47" r="2" fill="#ffdf9e"/>`;

const hood = (p: Person, colour: string): string =>
  `<path d="M-12 -24c-7 -20 -2 -32 12 -32s19 12 12 32c1 -12 -1 -21 -12 -21s-13 9 -12 21z" fill="${colour}"/><path d="M-9.500 -27c-4 -14 0 -22 9.500 -22" fill="none" stroke="${p.trim}" stroke-width="1.400"/>`;

function wreath(r: Chance): string {
  const leaf = (i: number) => {
    const turn = -2.7 + i * 0.45;
    return `<ellipse cx="${n(Math.cos(turn) * 11.5)}" cy="${n(-39 + Math.sin(turn) * 9)}" rx="3.600" ry="1.800" transform="rotate(${n((turn * 180) / Math.PI + 60)} ${n(Math.cos(turn) * 11.5)} ${n(-39 + Math.sin(turn) * 9)})" fill="${hsl(r.range(90, 140), 55, r.range(40, 62))}"/>`;
  };
  return many(6, leaf);
}

const headset = (metal: string): string =>
  `<path d="M-12 -36c-2 -18 26 -18 24 0" fill="none" stroke="${metal}" stroke-width="2"/><rect x="-14" y="-39" width="5" height="9" rx="2" fill="${metal}"/><path d="M-11 -30c1 6 4 7 8 6.500" fill="none" stroke="${metal}" stroke-width="1.400"/>`;

const eyepiece = (glass: string): string => `<rect x="-1" y="-40" width="10" height="5.500" rx="1.500" fill="${glass}" opacity=".85"/>`;

const glasses = (glass: string): string =>
  `<g fill="${glass}" fill-opacity=".6" stroke="#e8edf7" stroke-width="1.200"><circle cx="-4.800" cy="-37.500" r="3.600"/><circle cx="4.800" cy="-37.500" r="3.600"/><path d="M-1.200 -37.500h2.400"/></g>`;

/** A survivor card: people on the ground of their planet, its sun behind them. */
export function survivorPicture(id: string, colour: string): string {
  const r = chance(id);
  const { hue, sat } = kindOf(colour);
  const sunX = r.range(30, 90);
  const sun = `<circle cx="${n(sunX)}" cy="34" r="26" fill="${hsl(hue + 30, 80, 70, 0.16)}"/><circle cx="${n(sunX)}" cy="34" r="14" fill="${hsl(hue + 40, 80, 82, 0.9)}"/>`;
  const hills = `<path d="M0 44C20 ${n(r.range(30, 40))} 40 ${n(r.range(38, 48))} 60 42S100 ${n(r.range(32, 42))} 120 44V64H0Z" fill="${hsl(hue, sat * 0.6, 22)}"/>`;
  const ground = `<path d="M0 54C30 50 90 50 120 54V64H0Z" fill="${hsl(hue, sat * 0.6, 12)}"/>`;
  const count = /s$|staff|crew/.test(id) ? r.int(3, 4) : 1;
  const step = 20;
  const figures = many(count, (i) => figure(r, hue, sat, 60 + (i - (count - 1) / 2) * step + r.range(-2, 2), count === 1 ? 1.25 : r.range(0.85, 1.05)));
  return scene(sky(id, hue + 14, WIDTH, HEIGHT, "w") + sun + hills + ground, figures);
}

function figure(r: Chance, hue: number, sat: number, x: number, size: number): string {
  const p = person(r, hue + r.range(-30, 30), sat * 0.8);
  const cloak = `<path d="M-8 0C-9 -14 -6 -20 0 -21S9 -14 8 0Z" fill="${p.cloth}"/><path d="M1 -21C6 -20 9 -14 8 0H3Z" fill="${p.clothDark}" opacity=".6"/>`;
  const covered = r.happens(0.45);
  const top = covered
    ? `<path d="M-6 -20c-2 -15 14 -15 12 0 -2 -5 -10 -5 -12 0z" fill="${p.clothDark}"/>`
    : `<path d="M-5 -27c-1 -9 11 -9 10 0 -2 -3 -8 -3 -10 0z" fill="${p.hair}"/>`;
  const staff = r.happens(0.3) ? `<path d="M10 0V-32" stroke="${p.trim}" stroke-width="1.600" stroke-linecap="round"/><circle cx="10" cy="-33" r="2" fill="${p.trim}"/>` : "";
  return `<g transform="translate(${n(x)} 60) scale(${n(size)})">${staff}${cloak}<ellipse cy="-25.500" rx="4.600" ry="5.600" fill="${p.skin}"/>${top}</g>`;
}

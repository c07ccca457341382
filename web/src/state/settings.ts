/** What a person sets once and keeps on this device: language, theme, motion, notices, keys. */
import { effect, signal, type Signal } from "@preact/signals";

import { lang, type Lang } from "../words/words";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "none";

const DAYLIGHT = window.matchMedia("(prefers-color-scheme: light)");

export const theme = signal<Theme>(kept("theme", ["system", "dark", "light"]));
export const motion = signal<Motion>(kept("motion", ["system", "none"]));
export const notices = signal<"off" | "on">(kept("notices", ["off", "on"]));
/** Whether single letters are keys at a table. */
export const letters = signal<"on" | "off">(kept("letters", ["on", "off"]));
const systemIsLight = signal(DAYLIGHT.matches);

lang.value = kept<Lang>("lang", navigator.language.toLowerCase().startsWith("pl") ? ["pl", "en"] : ["en", "pl"]);
DAYLIGHT.addEventListener("change", () => (systemIsLight.value = DAYLIGHT.matches));

/** The stored value if it is one of these, else the first of them. */
function kept<T extends string>(key: string, values: readonly [T, ...T[]]): T {
  const stored = read(key);
  return values.find((value) => value === stored) ?? values[0];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(`galaktyka.${key}`);
  } catch {
    return null; // Storage is switched off: the settings last as long as the page.
  }
}

function keep(key: string, value: Signal<string>): void {
  effect(() => {
    try {
      localStorage.setItem(`galaktyka.${key}`, value.value);
    } catch {
      // As above.
    }
  });
}

export function isLight(): boolean {
  return theme.value === "light" || (theme.value === "system" && systemIsLight.value);
}

export function switchTheme(): void {
  theme.value = isLight() ? "dark" : "light";
}

export function switchLanguage(): void {
  lang.value = lang.value === "pl" ? "en" : "pl";
}

/** Whether things may move on the screen. */
export function moves(): boolean {
  return motion.value !== "none" && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function applySettings(): void {
  keep("theme", theme);
  keep("motion", motion);
  keep("notices", notices);
  keep("letters", letters);
  keep("lang", lang);
  const root = document.documentElement;
  effect(() => {
    root.lang = lang.value;
    root.dataset.theme = isLight() ? "light" : "dark";
    root.dataset.motion = motion.value;
  });
}

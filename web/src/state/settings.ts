/** Settings that are kept on this device: language, theme, motion, notifications, letter keys. */
import { effect, signal, type Signal } from "@preact/signals";

import { lang, type Lang } from "../words/words";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "none";

const PREFERS_LIGHT = window.matchMedia("(prefers-color-scheme: light)");

export const theme = signal<Theme>(storedValue("theme", ["system", "dark", "light"]));
export const motion = signal<Motion>(storedValue("motion", ["system", "none"]));
export const notifications = signal<"off" | "on">(storedValue("notices", ["off", "on"]));
/** Whether single letters are shortcuts at a table. */
export const letterKeys = signal<"on" | "off">(storedValue("letters", ["on", "off"]));
const systemIsLight = signal(PREFERS_LIGHT.matches);

lang.value = storedValue<Lang>("lang", navigator.language.toLowerCase().startsWith("pl") ? ["pl", "en"] : ["en", "pl"]);
PREFERS_LIGHT.addEventListener("change", () => (systemIsLight.value = PREFERS_LIGHT.matches));

/** The stored value if it is one of these, else the first of them. */
function storedValue<T extends string>(key: string, values: readonly [T, ...T[]]): T {
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

function persist(key: string, value: Signal<string>): void {
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

export function toggleTheme(): void {
  theme.value = isLight() ? "dark" : "light";
}

export function toggleLanguage(): void {
  lang.value = lang.value === "pl" ? "en" : "pl";
}

/** Whether animations are wanted. */
export function animationsAllowed(): boolean {
  return motion.value !== "none" && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function applySettings(): void {
  persist("theme", theme);
  persist("motion", motion);
  persist("notices", notifications);
  persist("letters", letterKeys);
  persist("lang", lang);
  const root = document.documentElement;
  effect(() => {
    root.lang = lang.value;
    root.dataset.theme = isLight() ? "light" : "dark";
    root.dataset.motion = motion.value;
  });
}

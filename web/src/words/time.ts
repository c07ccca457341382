/** Times in words. */
import { lang, plural } from "./words";

/** 4:05, 1:02:03, or days and hours where there are days. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86400);
  if (days) {
    const hours = Math.floor((whole % 86400) / 3600);
    return `${plural(days, ["day", "days"], ["dzień", "dni", "dni"])} ${hours} h`;
  }
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const [hours, minutes, rest] = parts as [number, number, number];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "5 minutes ago", from seconds since 1970. */
export function ago(at: number): string {
  const words = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" });
  const seconds = Math.round(at - Date.now() / 1000);
  if (seconds > -60) return words.format(0, "minute");
  if (seconds > -3600) return words.format(Math.round(seconds / 60), "minute");
  if (seconds > -86400) return words.format(Math.round(seconds / 3600), "hour");
  return words.format(Math.round(seconds / 86400), "day");
}

export function dateText(at: number): string {
  return new Intl.DateTimeFormat(lang.value, { dateStyle: "long", timeStyle: "short" }).format(new Date(at * 1000));
}

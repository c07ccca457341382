/** The texts of the page, in both languages. Cards, questions and the log come translated from the service. */
import { signal } from "@preact/signals";

export type Lang = "en" | "pl";

export const lang = signal<Lang>("en");

/** Both languages of one part of the page; the second must have every key of the first. */
export function wordsOf<Key extends string>(en: Record<Key, string>, pl: Record<NoInfer<Key>, string>) {
  return (key: Key, values: Record<string, string | number> = {}): string => {
    const text = (lang.value === "pl" ? pl : en)[key];
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
  };
}

/** "1 card", "2 karty", "5 kart": the form for a number. `forms` are one|other in English, one|few|many in Polish. */
export function plural(n: number, en: [string, string], pl: [string, string, string]): string {
  const forms = { one: 0, few: 1, many: 2, other: lang.value === "pl" ? 2 : 1, zero: 2, two: 1 };
  const form = forms[new Intl.PluralRules(lang.value).select(n)];
  return `${n} ${lang.value === "pl" ? pl[form] : en[form === 0 ? 0 : 1]}`;
}

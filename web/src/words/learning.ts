import { plural, wordsOf } from "./words";

export const learningWords = wordsOf(
  {
    learn: "Learn as you play",
    learnHelp: "A first game against a calm bot. Every decision is explained when it comes; everything you may do is lit.",
    learnGame: "First game",
    rules: "Rules",
    rulesHelp: "Every rule of the rulebook in one line, in our own words. The same lines are what our tests prove.",
    search: "Search",
    searchHelp: "Words or the id of a rule",
    found: "Found: {count}",
    nothing: "Nothing found for “{text}”.",
    sections: "Sections",
    link: "Link to this rule",
    glossary: "Glossary",
    glossaryHelp: "The words of all games, in alphabetical order.",
    all: "All games",
    loading: "One moment…",
    readRules: "Read the rules",
    winning: "How you win",
  },
  {
    learn: "Ucz się, grając",
    learnHelp: "Pierwsza gra ze spokojnym botem. Każda decyzja jest objaśniona, gdy przyjdzie jej pora; wszystko, co możesz zrobić, świeci.",
    learnGame: "Pierwsza gra",
    rules: "Zasady",
    rulesHelp: "Każda zasada z instrukcji w jednym wierszu, naszymi słowami. Nasze testy sprawdzają te same wiersze.",
    search: "Szukaj",
    searchHelp: "Słowa albo oznaczenie zasady",
    found: "Znaleziono: {count}",
    nothing: "Nic nie znaleziono: „{text}”.",
    sections: "Części",
    link: "Link do tej zasady",
    glossary: "Słowniczek",
    glossaryHelp: "Słowa wszystkich gier w porządku alfabetycznym.",
    all: "Wszystkie gry",
    loading: "Chwileczkę…",
    readRules: "Przeczytaj zasady",
    winning: "Jak się wygrywa",
  },
);

export const rulesCount = (n: number) => plural(n, ["rule", "rules"], ["zasada", "zasady", "zasad"]);

import { wordsOf } from "./words";

export const shellWords = wordsOf(
  {
    otherLanguage: "Polski",
    theme: "Light or dark",
    learn: "Learn as you play",
    rules: "Rules",
    glossary: "Glossary",
    start: "Start",
    guest: "guest",
    you: "You",
    skip: "Skip to the content",
    notFound: "There is nothing at this address.",
    toStart: "To the start page",
    main: "Pages",
    loading: "One moment…",
  },
  {
    otherLanguage: "English",
    theme: "Jasno czy ciemno",
    learn: "Ucz się, grając",
    rules: "Zasady",
    glossary: "Słowniczek",
    start: "Start",
    guest: "gość",
    you: "Ty",
    skip: "Przejdź do treści",
    notFound: "Pod tym adresem nic nie ma.",
    toStart: "Do strony głównej",
    main: "Strony",
    loading: "Chwileczkę…",
  },
);

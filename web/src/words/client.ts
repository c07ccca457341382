import { wordsOf } from "./words";

export const clientWords = wordsOf(
  {
    offline: "The server cannot be reached. Nothing is lost; trying again…",
    unclear: "Something went wrong on the way ({status}). Please try again.",
  },
  {
    offline: "Nie ma połączenia z serwerem. Nic nie przepadło; próbuję ponownie…",
    unclear: "Coś poszło nie tak po drodze ({status}). Spróbuj jeszcze raz.",
  },
);

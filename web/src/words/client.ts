import { wordsOf } from "./words";

export const clientWords = wordsOf(
  {
    offline: "The server cannot be reached. Nothing is lost; try again in a moment.",
    unclear: "Something went wrong on the way ({status}). Please try again.",
  },
  {
    offline: "Nie ma połączenia z serwerem. Nic nie przepadło; spróbuj ponownie za chwilę.",
    unclear: "Coś poszło nie tak po drodze ({status}). Spróbuj jeszcze raz.",
  },
);

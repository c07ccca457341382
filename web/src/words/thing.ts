import { wordsOf } from "./words";

export const thingWords = wordsOf(
  { lit: "legal", sel: "chosen", pay: "chosen as payment", off: "not possible" },
  { lit: "można", sel: "wybrane", pay: "wybrane jako zapłata", off: "nie można" },
);

import { wordsOf } from "./words";

export const keyWords = wordsOf(
  {
    title: "Keyboard",
    tab: "from zone to zone",
    arrows: "from thing to thing inside a zone",
    enter: "choose, or take back",
    next: "to the next thing that is legal now",
    confirm: "the gold button: confirm",
    prompt: "to the answers below the table",
    why: "why is this not possible? (on a thing)",
    large: "see it large (on a thing)",
    undo: "undo",
    hint: "hint",
    escape: "close what is on top, or clear the choice",
    help: "this list",
  },
  {
    title: "Klawiatura",
    tab: "od strefy do strefy",
    arrows: "od elementu do elementu w strefie",
    enter: "wybierz albo odłóż",
    next: "do następnego elementu, który teraz można wybrać",
    confirm: "złoty przycisk: zatwierdź",
    prompt: "do odpowiedzi pod stołem",
    why: "dlaczego nie można? (na zaznaczonym elemencie)",
    large: "pokaż z bliska (na zaznaczonym elemencie)",
    undo: "cofnij",
    hint: "podpowiedź",
    escape: "zamknij to, co na wierzchu, albo wyczyść wybór",
    help: "ta lista",
  },
);

/** The glossary of all games, with search. */
import { useEffect, useState } from "preact/hooks";

import { api } from "../api/client";
import { route } from "../router/router";
import { gameOf, games } from "../state/games";
import { learningWords } from "../words/learning";
import { lang } from "../words/words";
import { PageTop } from "./PageTop";
import { matcher } from "./search";
import { SearchField } from "./SearchField";
import { useFetch } from "./useFetch";

export default function Glossary() {
  const [query, setQuery] = useState(route.value.query.get("q") ?? "");
  const [game, setGame] = useState(route.value.query.get("game") ?? "");
  const language = lang.value;
  const [glossary, error] = useFetch(() => api.glossary(), [language]);
  useEffect(() => {
    if (glossary && route.value.hash) document.getElementById(route.value.hash)?.scrollIntoView();
  }, [glossary]);
  const fits = matcher(query);
  const terms = (glossary?.terms ?? []).filter(
    (term) => fits(`${term.term} ${term.text}`) && (!game || !term.games.length || term.games.includes(game)),
  );
  return (
    <>
      <PageTop title={learningWords("glossary")} />
      <main class="wrap" id="content">
        <header class="page-head">
          <h1 class="page-title">{learningWords("glossary")}</h1>
          <p class="muted">{learningWords("glossaryHelp")}</p>
          <SearchField value={query} onChange={setQuery} count={query ? terms.length : null} />
          <fieldset class="pills tabs">
            <legend class="sr">{learningWords("all")}</legend>
            {[{ key: "", name: learningWords("all") }, ...games.value].map((one) => (
              <label key={one.key}>
                <input type="radio" name="game" checked={one.key === game} onChange={() => setGame(one.key)} />
                {one.name}
              </label>
            ))}
          </fieldset>
        </header>
        {error && <p class="banner">{error}</p>}
        {glossary && !terms.length && <p>{learningWords("nothing", { text: query })}</p>}
        <dl class="terms">
          {terms.map((term) => (
            <div key={term.key} id={term.key} class="panel">
              <dt>{term.term}</dt>
              <dd>{term.text}</dd>
              <dd class="muted">{term.games.map((key) => gameOf(key)?.name ?? key).join(", ")}</dd>
            </div>
          ))}
        </dl>
      </main>
    </>
  );
}

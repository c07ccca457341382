/** The rules of a game from the rule catalogue: sections, search, a link to every line. */
import { useEffect, useMemo, useState } from "preact/hooks";

import { api } from "../api/client";
import type { RulesPage } from "../api/types";
import { Link, route } from "../router/router";
import { games } from "../state/games";
import { learningWords, rulesCount } from "../words/learning";
import { lang } from "../words/words";
import { PageTop } from "./PageTop";
import { matcher } from "./search";
import { SearchField } from "./SearchField";
import { useFetch } from "./useFetch";

export default function Rules({ game }: { game?: string }) {
  const key = game ?? games.value[0]?.key ?? "";
  const language = lang.value;
  const [page, error] = useFetch(async () => (key ? await api.rules(key) : null), [key, language]);
  const shown = page?.game === key ? page : null;
  useEffect(() => {
    if (shown && route.value.hash) document.getElementById(route.value.hash)?.scrollIntoView();
  }, [shown]);
  return (
    <>
      <PageTop title={shown ? `${learningWords("rules")}: ${shown.name}` : learningWords("rules")} />
      <main class="wrap" id="content">
        <header class="page-head">
          <h1 class="page-title">{shown ? `${learningWords("rules")}: ${shown.name}` : learningWords("rules")}</h1>
          <p class="muted">{learningWords("rulesHelp")}</p>
          <nav class="pills tabs" aria-label={learningWords("rules")}>
            {games.value.map((one) => (
              <Link key={one.key} to={`/rules/${one.key}`} class="btn" current={one.key === key}>
                {one.name}
              </Link>
            ))}
          </nav>
        </header>
        {error && <p class="banner">{error}</p>}
        {shown && <Catalogue key={key} page={shown} />}
      </main>
    </>
  );
}

function Catalogue({ page }: { page: RulesPage }) {
  const [query, setQuery] = useState(route.value.query.get("q") ?? "");
  const sections = useMemo(() => found(page, query), [page, query]);
  const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
  return (
    <div class="rules">
      <aside class="toc">
        <SearchField value={query} help={learningWords("searchHelp")} onChange={setQuery} count={query ? count : null} />
        <nav aria-label={learningWords("sections")}>
          <ul>
            {sections.map((section) => (
              <li key={section.key}>
                <a href={`#${section.key}`}>{section.title}</a> <small class="muted">{section.rules.length}</small>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div class="rule-list">
        {!count && <p>{learningWords("nothing", { text: query })}</p>}
        {sections.map((section) => (
          <section key={section.key} id={section.key} class="panel" aria-label={section.title}>
            <h2>
              {section.title} <small class="muted">{rulesCount(section.rules.length)}</small>
            </h2>
            <ul>
              {section.rules.map((rule) => (
                <li key={rule.id} id={rule.id}>
                  <p>{rule.text}</p>
                  <a href={`#${rule.id}`} aria-label={`${learningWords("link")}: ${rule.id}`}>
                    {rule.id}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function found(page: RulesPage, query: string): RulesPage["sections"] {
  if (!query.trim()) return page.sections;
  const fits = matcher(query);
  return page.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(`${rule.text} ${rule.id} ${rule.source}`)) }))
    .filter((section) => section.rules.length);
}

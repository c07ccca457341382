/** The routes. The start page comes with the first load, the others are loaded when they are opened. */
import { signal, type Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { focusOnNewPage } from "../parts/focus";
import { matchRoute, route } from "../router/router";
import { gamesError } from "../state/games";
import { shellWords } from "../words/shell";
import { Notice } from "./Notice";
import { Start } from "./Start";

type Page = ComponentType<Record<string, string>>;
type Load = () => Promise<{ default: unknown }>;

const PAGES: [string, Load][] = [
  ["/t/:id", () => import("./Table")],
  ["/t/:id/replay", () => import("./Replay")],
  ["/new", () => import("./NewTablePage")],
  ["/join", () => import("./Join")],
  ["/account", () => import("./Account")],
  ["/learn", () => import("./Learn")],
  ["/learn/:game", () => import("./Learn")],
  ["/rules", () => import("./Rules")],
  ["/rules/:game", () => import("./Rules")],
  ["/glossary", () => import("./Glossary")],
];

const loaded = new Map<Load, Signal<Page | null>>();

function pageOf(load: Load): Page | null {
  let page = loaded.get(load);
  if (!page) {
    const coming = signal<Page | null>(null);
    page = coming;
    loaded.set(load, coming);
    load().then(
      (module) => (coming.value = module.default as Page),
      () => (coming.value = LoadFailed),
    );
  }
  return page.value;
}

/** The server is away or has a newer build with other files: only a reload helps. */
function LoadFailed() {
  return <Notice title={shellWords("unloaded")} to={location.pathname + location.search} link={shellWords("again")} reload />;
}

export function App() {
  const { path } = route.value;
  const first = useRef(path);
  useEffect(() => {
    document.getElementById("content")?.scrollTo(0, 0);
    if (path === first.current) return;
    first.current = "";
    return focusOnNewPage();
  }, [path]);
  return (
    <>
      <a class="skip-link" href="#content">
        {shellWords("skip")}
      </a>
      {gamesError.value && (
        <div class="banners" role="alert">
          <p class="banner">{gamesError.value}</p>
        </div>
      )}
      <Current path={path} />
    </>
  );
}

function Current({ path }: { path: string }) {
  if (path === "/") return <Start />;
  for (const [pattern, load] of PAGES) {
    const found = matchRoute(pattern, path);
    if (!found) continue;
    const Page = pageOf(load);
    return Page ? <Page {...found} /> : <Notice title={shellWords("loading")} />;
  }
  return <Notice title={shellWords("notFound")} to="/" link={shellWords("toStart")} />;
}

/** The router: the current address, and navigation without a reload. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

export interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

export const route = signal<Route>(currentRoute());

function currentRoute(): Route {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

window.addEventListener("popstate", () => (route.value = currentRoute()));

export function navigate(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  route.value = currentRoute();
  if (!replace && !route.value.hash) window.scrollTo(0, 0);
}

interface LinkProps {
  to: string;
  class?: string;
  label?: string;
  current?: boolean;
  children?: ComponentChildren;
}

/** A real link (it can be copied or opened in a new tab) that navigates without a reload on a plain click. */
export function Link({ to, class: className, label, current, children }: LinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} class={className} aria-label={label} title={label} aria-current={current ? "page" : undefined} onClick={onClick}>
      {children}
    </a>
  );
}

/** Match a pattern like `/t/:id/replay`: the parameters, or null. */
export function matchRoute(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index]!);
    if (part.startsWith(":")) found[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return found;
}

/** A part that cannot be decoded stands for itself, and matches nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

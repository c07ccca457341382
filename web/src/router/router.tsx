/** Addresses of the page and how one gets from one to another without loading it again. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

export const place = signal<Place>(here());

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

window.addEventListener("popstate", () => (place.value = here()));

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  place.value = here();
  if (!replace && !place.value.hash) window.scrollTo(0, 0);
}

interface LinkProps {
  to: string;
  class?: string;
  label?: string;
  current?: boolean;
  children?: ComponentChildren;
}

/** A plain link for the browser (open in a new tab, copy the address), a quick one for a plain press. */
export function Link({ to, class: className, label, current, children }: LinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} class={className} aria-label={label} title={label} aria-current={current ? "page" : undefined} onClick={onClick}>
      {children}
    </a>
  );
}

/** `/t/:id/replay` against an address: the parts by name, or null. */
export function matches(pattern: string, path: string): Record<string, string> | null {
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

/** A part of an address in words; one that nobody can decode stands for itself, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

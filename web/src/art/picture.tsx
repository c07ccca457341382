/** A picture, drawn once when it first becomes visible, and then cached. Decoration only. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { planet, planetScene, type PlanetLook } from "./planet";
import { ship, shipScene } from "./ship";
import { tech, techScene, type TechLook } from "./tech";

/** What to draw. `name` is the English name: it is the seed. With a `frame` there is a sky behind it. */
export type Subject =
  | { art: "planet"; name: string; look?: PlanetLook; frame?: Frame }
  | { art: "tech"; name: string; look?: TechLook; frame?: Frame }
  | { art: "ship"; name: string; kind?: string; frame?: Frame }
  /** A drawing of a game's own; the key names it among all of them. */
  | { art: "own"; key: string; draw: () => string };

/** Width and height in drawing units; the image fills its box and is cut. */
export type Frame = readonly [number, number];

const urls = new Map<string, string>();

function draw(of: Subject): string {
  switch (of.art) {
    case "planet":
      return of.frame ? planetScene(of.name, of.look, ...of.frame) : planet(of.name, of.look);
    case "tech":
      return of.frame ? techScene(of.name, of.look, ...of.frame) : tech(of.name, of.look);
    case "ship":
      return of.frame ? shipScene(of.name, of.kind, ...of.frame) : ship(of.name, of.kind);
    case "own":
      return of.draw();
  }
}

const keyOf = (of: Subject): string => (of.art === "own" ? `own ${of.key}` : JSON.stringify(of));

/** The object URL of the drawn image. */
function urlOf(of: Subject): string {
  const key = keyOf(of);
  let url = urls.get(key);
  if (url === undefined) {
    url = URL.createObjectURL(new Blob([draw(of)], { type: "image/svg+xml" }));
    urls.set(key, url);
  }
  return url;
}

const callbacks = new WeakMap<Element, () => void>();
const observer = new IntersectionObserver(
  (entries) => {
    for (const sight of entries) if (sight.isIntersecting) callbacks.get(sight.target)?.();
  },
  { rootMargin: "200px" },
);

function whenSeen(element: Element, then: () => void): () => void {
  callbacks.set(element, then);
  observer.observe(element);
  return () => observer.unobserve(element);
}

export function Picture({ of, class: className }: { of: Subject; class?: string }) {
  const image = useRef<HTMLImageElement>(null);
  const key = keyOf(of);
  const [source, setSource] = useState({ key, url: urls.get(key) });
  const url = source.key === key && source.url ? source.url : urls.get(key);
  useLayoutEffect(() => (url ? undefined : whenSeen(image.current!, () => setSource({ key, url: urlOf(of) }))), [key, url]);
  return <img ref={image} class={`picture ${className ?? ""}`} src={url} alt="" aria-hidden="true" draggable={false} decoding="async" />;
}

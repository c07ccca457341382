/** The types of Alien Artifacts, and where to look things up. */
import type { components } from "../../api/schema";
import type { BoardProps } from "../module";

type Schemas = components["schemas"];

export type View = Schemas["ArtifactsView"];
export type Content = Schemas["ArtifactsContent"];
export type Player = Schemas["ArtifactsPlayer"];
export type Project = Schemas["ArtifactsProject"];
export type Built = Schemas["ArtifactsBuilt"];
export type Card = Schemas["ArtifactsCard"];
export type Resource = Schemas["ArtifactsResource"];
export type Section = Schemas["ArtifactsSection"];
export type Sign = Schemas["ArtifactsSign"];
export type AttackTable = Schemas["ArtifactsTable"];
export type Faction = Schemas["ArtifactsFaction"];
export type Artifact = Schemas["ArtifactsArtifact"];
export type Gain = Schemas["ArtifactsGain"];
export type Type = Card["type"];
export type Side = Built["side"];

export type Props = BoardProps<View, Content>;

export const TYPES: readonly Type[] = ["ship", "technology", "planet"];
export const COLOURS = ["red", "blue", "green", "gold"] as const;
export const KINDS = ["exploration", "expansion", "extermination", "exploitation"] as const;
export const COLOUR_OF: Record<Type, string> = { ship: "red", technology: "blue", planet: "green" };

/** Between a section and the project that it is attached to, in the name of that choice. */
export const TO = ">";

export const cardOf = (content: Content, id: string): Card => content.cards[id]!;

/** The resource card of a section: `r05` of `r05a`. */
export const resourceIdOf = (section: string): string => section.slice(0, -1);

export function sectionOf(content: Content, id: string): Section {
  const resource = content.resources[resourceIdOf(id)]!;
  return id.endsWith("a") ? resource.first : resource.second;
}

/** What the viewer is asked; nothing for a spectator or while others choose. */
export const questionOf = (view: View): string => (view.seat === null ? "nothing" : (view.players[view.seat]!.question ?? "nothing"));

/** Seats in the order of the table, beginning with this one. */
export const from = (seat: number, count: number): number[] => Array.from({ length: count }, (_, i) => (seat + i) % count);

/** Whose empire lies in the middle: one's own; for a spectator, that of the first player. */
export const middleSeat = (view: View): number => view.seat ?? view.first;

/** All sections that a player could spend: both halves of the cards in hand, and what lies under planets. */
export function sectionsOf(player: Player, content: Content): Section[] {
  const hand = (player.hand ?? []).flatMap((id) => [content.resources[id]!.first, content.resources[id]!.second]);
  return [...hand, ...player.empire.flatMap((built) => built.stored).map((id) => sectionOf(content, id))];
}

/** The projects that the viewer can attach cards to now. */
export function attachable(view: View, content: Content): string[] {
  if (questionOf(view) !== "put") return [];
  const player = view.players[view.seat!]!;
  return player.projects.map((project) => project.card).filter((card) => cardOf(content, card).type === player.about);
}

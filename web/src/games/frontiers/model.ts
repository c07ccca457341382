/** The types of this game, and its box by id. */
import type { components } from "../../api/schema";
import type { BoardProps } from "../module";

type Schemas = components["schemas"];

export type View = Schemas["FrontiersView"];
export type Player = Schemas["FrontiersPlayer"];
export type Colony = Schemas["FrontiersColony"];
export type Content = Schemas["FrontiersContent"];
export type Tile = Schemas["FrontiersTile"];
export type Action = Schemas["FrontiersAction"];
export type Goal = Schemas["FrontiersGoal"];
export type Kind = Schemas["FrontiersKind"];
export type Phase = Schemas["FrontiersPower"]["phase"];
export type Props = BoardProps<View, Content>;
export type SeatProps = Props & { seat: number };

interface Box {
  tiles: Map<string, Tile>;
  actions: Map<string, Action>;
  goals: Map<string, Goal>;
  kinds: Map<string, Kind>;
}

const boxes = new WeakMap<Content, Box>();
const byId = <Entry extends { id: string }>(entries: Entry[]) => new Map(entries.map((entry) => [entry.id as string, entry]));

function boxOf(content: Content): Box {
  let box = boxes.get(content);
  if (!box) {
    box = { tiles: byId(content.tiles), actions: byId(content.actions), goals: byId(content.goals), kinds: byId(content.kinds) };
    boxes.set(content, box);
  }
  return box;
}

export const findTile = (content: Content, id: string): Tile | undefined => boxOf(content).tiles.get(id);
export const tileOf = (content: Content, id: string): Tile => boxOf(content).tiles.get(id)!;
export const actionOf = (content: Content, id: string): Action | undefined => boxOf(content).actions.get(id);
export const goalOf = (content: Content, id: string): Goal | undefined => boxOf(content).goals.get(id);
export const kindOf = (content: Content, id: string): Kind | undefined => boxOf(content).kinds.get(id);

export const questionOf = (view: View): string => (view.seat === null ? "" : (view.players[view.seat]?.question ?? ""));

const PHASES: Partial<Record<View["phase"], Phase[]>> = {
  develop: ["develop"],
  explore: ["explore"],
  settle: ["settle"],
  produce: ["produce"],
  sell: ["sell", "consume"],
};

/** The phases whose powers count in what is being resolved now; Sell and Consume are one action. */
export const phasesNow = (view: View): Phase[] => PHASES[view.phase] ?? [];

export const isOver = (view: View): boolean => view.phase === "over";
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

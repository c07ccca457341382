/** The types of this game, and its box by id. */
import type { components } from "../../api/schema";
import type { BoardProps } from "../module";

type Schemas = components["schemas"];

export type RaceView = Schemas["RaceView"];
export type RacePlayer = Schemas["RacePlayer"];
export type RacePlaced = Schemas["RacePlaced"];
export type RaceContent = Schemas["RaceContent"];
export type RaceCard = Schemas["RaceCard"];
export type RaceAction = Schemas["RaceAction"];
export type RacePower = Schemas["RacePower"];
export type Phase = RacePower["phase"];
export type RaceProps = BoardProps<RaceView, RaceContent>;

interface Box {
  cards: Map<string, RaceCard>;
  actions: Map<string, RaceAction>;
}

const boxes = new WeakMap<RaceContent, Box>();

function boxOf(content: RaceContent): Box {
  let box = boxes.get(content);
  if (!box) {
    box = {
      cards: new Map(content.cards.map((card) => [card.id, card])),
      actions: new Map(content.actions.map((action) => [action.id, action])),
    };
    boxes.set(content, box);
  }
  return box;
}

/** Two copies of a card in one hand are two things: `public-works` and `public-works #2`. */
const COPY = / #\d+$/;

export const cardOf = (content: RaceContent, thing: string): RaceCard | undefined => boxOf(content).cards.get(thing.replace(COPY, ""));
export const actionOf = (content: RaceContent, thing: string): RaceAction | undefined => boxOf(content).actions.get(thing);

/** The cards of a pile as things: further copies of a card are numbered. */
export function thingsOf(pile: readonly string[]): string[] {
  const met = new Map<string, number>();
  return pile.map((card) => {
    const number = (met.get(card) ?? 0) + 1;
    met.set(card, number);
    return number === 1 ? card : `${card} #${number}`;
  });
}

/** The phase whose powers count in what is being decided now; Trade is the first half of Consume. */
export function phaseNow(view: RaceView): Phase | null {
  switch (view.phase) {
    case "consume":
      return view.stage === "trade" ? "trade" : "consume";
    case "explore":
    case "develop":
    case "settle":
    case "produce":
      return view.phase;
    default:
      return null;
  }
}

type Question = NonNullable<RacePlayer["question"]>;

/** Where the things of a question lie. A card in hand may lie in the tableau as well: only one of them is meant. */
const IN_HAND: readonly Question[] = ["discard", "place", "pay", "cash", "settle"];
const IN_TABLEAU: readonly Question[] = ["sell", "consume", "spend", "windfall", "settle"];

export const asksForHand = (player: RacePlayer): boolean => IN_HAND.includes(player.question ?? "nothing");
export const asksForTableau = (player: RacePlayer): boolean => IN_TABLEAU.includes(player.question ?? "nothing");

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

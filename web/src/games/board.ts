/** What every board is given, and what a game brings to the page. */
import type { ComponentType } from "preact";

import type { Position, SeatInfo } from "../api/types";

export interface BoardProps<View, Content> {
  position: Position;
  view: View;
  content: Content;
  seats: SeatInfo[];
  /** Whose eyes; null: a spectator. */
  me: number | null;
}

export interface GameRoom<View, Content> {
  /** Opponents, own area, shared area, hand: everything between the top bar and the prompt. */
  Board: ComponentType<BoardProps<View, Content>>;
  /** A thing in full, for the large card: picture, numbers, sentences. */
  Large: ComponentType<{ thing: string; content: Content; view: View }>;
  /** The phases or turn order for the top bar, if the game has any. */
  Bar?: ComponentType<BoardProps<View, Content>>;
  /** A picture of the game for the start page. */
  Cover: ComponentType;
}

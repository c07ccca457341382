/** What the page asks of a game: the `index.tsx` of its folder exports a `GameModule` as default, and `Cover.tsx` its picture
 * for the start page as `Cover`. */
import type { ComponentType } from "preact";

import type { Position, SeatInfo } from "../api/types";
import type { IconSet } from "../parts/Icon";

export interface BoardProps<View, Content> {
  position: Position;
  view: View;
  content: Content;
  seats: SeatInfo[];
  /** The seat whose view it is; null: a spectator's. */
  me: number | null;
}

export interface GameModule<View, Content> {
  /** Opponents, own area, shared area, hand: everything between the top bar and the prompt. */
  Board: ComponentType<BoardProps<View, Content>>;
  /** A thing in full, for the large card: picture, numbers, sentences. */
  Large: ComponentType<{ thing: string; content: Content; view: View }>;
  /** The phases or turn order for the top bar, if the game has any. */
  Bar?: ComponentType<BoardProps<View, Content>>;
  /** Icons that no other game has. */
  icons?: IconSet;
  /** Whether the action, in notation, gives away the thing that it touches: a chosen thing is then drawn as payment. */
  isPayment?: (action: string) => boolean;
}

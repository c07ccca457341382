import type { GameRoom } from "../board";
import { Bar } from "./Bar";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { Large } from "./Large";
import type { Content, View } from "./types";

const room: GameRoom<View, Content> = { Board, Large, Bar, Cover };
export default room;

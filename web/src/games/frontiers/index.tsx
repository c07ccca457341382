import type { GameRoom } from "../board";
import { Bar } from "./Bar";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { Large } from "./Large";
import type { Content, View } from "./model";
import "./tiles.css";
import "./board.css";

const room: GameRoom<View, Content> = { Board, Bar, Large, Cover };

export default room;

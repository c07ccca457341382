import type { GameRoom } from "../board";
import { Bar } from "./Bar";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { Large } from "./Large";
import type { RaceContent, RaceView } from "./model";
import "./board.css";

const room: GameRoom<RaceView, RaceContent> = { Board, Bar, Large, Cover };

export default room;

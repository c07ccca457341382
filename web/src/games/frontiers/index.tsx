import type { GameModule } from "../module";
import { Bar } from "./Bar";
import { Board } from "./Board";
import { Large } from "./Large";
import type { Content, View } from "./model";
import "./tiles.css";
import "./board.css";

const module: GameModule<View, Content> = { Board, Bar, Large };

export default module;

import type { GameModule } from "../module";
import { Bar } from "./Bar";
import { Board } from "./Board";
import { Large } from "./Large";
import type { RaceContent, RaceView } from "./model";
import "./board.css";

const isPayment = (action: string) => action.startsWith("pay ");

const module: GameModule<RaceView, RaceContent> = { Board, Bar, Large, isPayment };

export default module;

import "./colours.css";
import type { GameModule } from "../module";
import { Bar } from "./Bar";
import { Board } from "./Board";
import { icons } from "./icons";
import { Large } from "./Large";
import type { Content, View } from "./types";

const isPayment = (action: string) => action.startsWith("pay ");

const module: GameModule<View, Content> = { Board, Large, Bar, icons, isPayment };
export default module;

import "./colours.css";
import type { GameModule } from "../module";
import { Bar } from "./Bar";
import { Board } from "./Board";
import { icons } from "./icons";
import { Large } from "./Large";
import type { Content, View } from "./model";

const module: GameModule<View, Content> = { Board, Bar, Large, icons };

export default module;

import "./style/tokens.css";
import "./style/components.css";
import "./style/page.css";

import { render } from "preact";

import { App } from "./pages/App";
import { loadGames } from "./state/games";
import { loadMe } from "./state/me";
import { applySettings } from "./state/settings";

applySettings();
loadGames();
void loadMe();
render(<App />, document.getElementById("page")!);

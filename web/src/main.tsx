import "./style/tokens.css";
import "./style/components.css";
import "./style/page.css";

import { render } from "preact";

import { App } from "./pages/App";
import { beginGames } from "./state/games";
import { recogniseMe } from "./state/me";
import { applySettings } from "./state/settings";

applySettings();
beginGames();
void recogniseMe();
render(<App />, document.getElementById("page")!);

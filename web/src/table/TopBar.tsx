/** The game, its phase, its meters, and the tools of the page. */
import type { ComponentChildren } from "preact";

import { Button } from "../parts/Button";
import { Logo } from "../parts/Logo";
import { Link } from "../router/router";
import { toggleLanguage, toggleTheme } from "../state/settings";
import { shellWords } from "../words/shell";
import { tableWords } from "../words/table";

interface TopBarProps {
  game: string;
  title: string;
  middle?: ComponentChildren;
  meters?: ComponentChildren;
  tools?: ComponentChildren;
}

export function TopBar({ game, title, middle, meters, tools }: TopBarProps) {
  return (
    <header class="top">
      <Link to="/" class="mark" label={tableWords("home")}>
        <Logo />
        <span>Galaktyka</span>
      </Link>
      <div class="game">
        <h1>{game}</h1>
        <small>{title}</small>
      </div>
      {middle && <div class="middle desk">{middle}</div>}
      <div class="desk-meters">{meters}</div>
      <div class="tools">
        {tools}
        <Button icon="language" class="quiet sq" label={shellWords("otherLanguage")} onPress={toggleLanguage} />
        <Button icon="theme" class="quiet sq" label={shellWords("theme")} onPress={toggleTheme} />
      </div>
    </header>
  );
}

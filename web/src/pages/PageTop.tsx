/** The top of every page that is not a table. */
import { useEffect } from "preact/hooks";

import { Button } from "../parts/Button";
import { Icon } from "../parts/Icon";
import { Logo } from "../parts/Logo";
import { Link, route } from "../router/router";
import { me } from "../state/me";
import { toggleLanguage, toggleTheme } from "../state/settings";
import { shellWords } from "../words/shell";
import { tableWords } from "../words/table";

export function PageTop({ title }: { title?: string }) {
  useEffect(() => {
    document.title = title ? `${title} – Galaktyka` : "Galaktyka";
  }, [title]);
  const here = route.value.path;
  const who = me.value;
  return (
    <header class="wrap">
      <nav class="nav" aria-label={shellWords("main")}>
        <Link to="/" class="mark" label={tableWords("home")}>
          <Logo />
          <span>Galaktyka</span>
        </Link>
        <Link to="/learn" class="btn quiet lnk" label={shellWords("learn")} current={here.startsWith("/learn")}>
          <Icon name="learn" />
          <span>{shellWords("learn")}</span>
        </Link>
        <Link to="/rules" class="btn quiet lnk" label={shellWords("rules")} current={here.startsWith("/rules")}>
          <Icon name="log" />
          <span>{shellWords("rules")}</span>
        </Link>
        <Link to="/glossary" class="btn quiet lnk" label={shellWords("glossary")} current={here === "/glossary"}>
          <Icon name="hint" />
          <span>{shellWords("glossary")}</span>
        </Link>
        <Button icon="language" class="quiet" label={shellWords("otherLanguage")} onPress={toggleLanguage}>
          <span lang={shellWords("otherLanguage") === "Polski" ? "pl" : "en"}>{shellWords("otherLanguage")}</span>
        </Button>
        <Button icon="theme" class="quiet sq" label={shellWords("theme")} onPress={toggleTheme} />
        <Link to="/account" class="btn who" label={who ? `${shellWords("you")}: ${who.name}` : shellWords("you")} current={here === "/account"}>
          <Icon name="person" />
          <span>
            {who ? who.name : shellWords("you")}
            {who && !who.account && ` (${shellWords("guest")})`}
          </span>
        </Link>
      </nav>
    </header>
  );
}

/** What each game is about, how it is won, and a guided first game. */
import { api } from "../api/client";
import type { GameInfo } from "../api/types";
import { Button } from "../parts/Button";
import { Link } from "../router/router";
import { games } from "../state/games";
import { coverOf } from "../table/gameModules";
import { learningWords } from "../words/learning";
import { Facts } from "./Facts";
import { PageTop } from "./PageTop";
import { useNewTable } from "./useNewTable";

const FIRST_GAME = "first-game";

export default function Learn({ game }: { game?: string }) {
  const [error, begin] = useNewTable();
  return (
    <>
      <PageTop />
      <main class="wrap" id="content">
        <header class="page-head">
          <h1 class="page-title">{learningWords("learn")}</h1>
          <p class="muted">{learningWords("learnHelp")}</p>
        </header>
        {error && (
          <p class="banner" role="alert">
            {error}
          </p>
        )}
        {games.value
          .filter((one) => !game || one.key === game)
          .map((one) => (
            <GameIntroduction key={one.key} game={one} onBegin={() => begin(() => api.open(firstGame(one)))} />
          ))}
        {game && (
          <Link to="/learn" class="btn">
            {learningWords("all")}
          </Link>
        )}
      </main>
    </>
  );
}

function GameIntroduction({ game, onBegin }: { game: GameInfo; onBegin: () => void }) {
  const Cover = coverOf(game.key);
  return (
    <article class="course panel" data-game={game.key}>
      <div class="pic" aria-hidden="true">
        {Cover && <Cover />}
      </div>
      <div class="txt">
        <h2>{game.name}</h2>
        <Facts game={game} />
        <p>{game.story}</p>
        <h3>{learningWords("winning")}</h3>
        <p>{game.winning}</p>
        <div class="row">
          <Button icon="learn" class="primary" label={`${learningWords("learnGame")}: ${game.name}`} onPress={onBegin}>
            {learningWords("learnGame")}
          </Button>
          <Link to={`/rules/${game.key}`} class="btn" label={`${learningWords("readRules")}: ${game.name}`}>
            {learningWords("readRules")}
          </Link>
          <Link to={`/glossary?game=${game.key}`} class="btn" label={`${learningWords("glossary")}: ${game.name}`}>
            {learningWords("glossary")}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Against one of the calmest bots, with every decision explained. */
function firstGame(game: GameInfo) {
  return {
    game: game.key,
    seats: [
      { kind: "me" as const, name: "" },
      { kind: "bot" as const, name: game.bots[0]?.name ?? "" },
    ],
    options: setUpForBeginners(game),
    seed: null,
    clock: null,
    listed: false,
    guided: true,
  };
}

/** The set-up that the rulebook has for beginners, if it has one. */
function setUpForBeginners(game: GameInfo): Record<string, boolean> {
  return game.options.some((option) => option.key === FIRST_GAME) ? { [FIRST_GAME]: true } : {};
}

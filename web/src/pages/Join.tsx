/** Join a table by its link or code. */
import { useState } from "preact/hooks";

import { Button } from "../parts/Button";
import { navigate } from "../router/router";
import { lobbyWords } from "../words/lobby";
import { PageTop } from "./PageTop";

export default function Join() {
  const [text, setText] = useState("");
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const id = tableIn(text);
    if (id) navigate(`/t/${encodeURIComponent(id)}`);
  };
  return (
    <>
      <PageTop title={lobbyWords("joinTitle")} />
      <main class="wrap" id="content">
        <h1 class="page-title">{lobbyWords("joinTitle")}</h1>
        <form class="form panel" onSubmit={onSubmit}>
          <label class="line">
            {lobbyWords("joinField")}
            <input class="field" required autoComplete="off" value={text} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <div class="row">
            <Button class="primary" submit>
              {lobbyWords("joinButton")}
            </Button>
          </div>
        </form>
      </main>
    </>
  );
}

/** The id of the table in a link (`…/t/abc/replay?step=3`), or the code itself. */
function tableIn(text: string): string {
  return /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text.trim();
}

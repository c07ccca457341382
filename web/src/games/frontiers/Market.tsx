/** The technologies that can be bought: large ones first, all of them always there. Folded while something else is asked. */
import { useState } from "preact/hooks";

import { Button } from "../../parts/Button";
import { Icon } from "../../parts/Icon";
import { phone } from "../../state/screen";
import { actionOf, questionOf, tileOf, type Props } from "./model";
import { isStaged } from "./Stage";
import { Supply } from "./Supply";
import { Technology } from "./Technology";
import { say } from "./words";

export function Market({ view, content }: Props) {
  const [wish, setWish] = useState<{ phase: string; open: boolean } | null>(null);
  const asked = questionOf(view) === "buy";
  const open = asked || (wish?.phase === view.phase ? wish.open : view.phase === "develop" || (!phone.value && !isStaged(view)));
  const faces = Object.entries(view.technologies).map(([id, left]) => ({ tile: tileOf(content, id), left }));
  faces.sort((a, b) => b.tile.spaces - a.tile.spaces);
  return (
    <section class={`zone nf-market ${asked ? "asked" : ""}`} aria-label={say("market")}>
      <header>
        <h3>
          <Icon name="develop" /> {say("market")}
        </h3>
        <small class="muted">{asked ? say("marketNow") : say("marketLater", { action: actionOf(content, "develop")!.name })}</small>
        <Supply view={view} content={content} />
        {!asked && (
          <Button
            icon={open ? "close" : "plus"}
            class="quiet sq"
            label={say(open ? "close" : "open")}
            expanded={open}
            onPress={() => setWish({ phase: view.phase, open: !open })}
          />
        )}
      </header>
      {open && (
        <div class="nf-faces">
          {faces.map(({ tile, left }) => (
            <Technology key={tile.id} tile={tile} left={left} place="market" quiet={!asked} />
          ))}
        </div>
      )}
    </section>
  );
}

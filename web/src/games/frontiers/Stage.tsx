/** What lies open for the question of the moment: sides of the Empire board, planets on display, goals being looked at. */
import type { ComponentChildren } from "preact";

import { GoalTile } from "./Goals";
import { goalOf, phasesNow, tileOf, type Content, type Props, type View } from "./model";
import { Planet } from "./Planet";
import { say } from "./words";

/** Whether anything lies open that is to be chosen from. */
export function isStaged(view: View): boolean {
  const player = view.seat === null ? undefined : view.players[view.seat];
  return view.display.length > 0 || player?.question === "home" || Boolean(player?.looked?.length);
}

export function Stage({ view, content, me }: Props) {
  const player = me === null ? undefined : view.players[me];
  const planet = (id: string, place: string, found?: boolean) => (
    <Planet key={id} tile={tileOf(content, id)} content={content} place={place} now={phasesNow(view)} found={found} />
  );
  return (
    <>
      {player?.question === "home" && <Open title={say("home")}>{player.sides.map((id) => <HomeSide key={id} id={id} content={content} />)}</Open>}
      {view.display.length > 0 && <Open title={say("display")}>{view.display.map((id) => planet(id, "display"))}</Open>}
      {view.leaving.length > 0 && <Open title={say("leaving")} quiet>{view.leaving.map((id) => planet(id, "leaving", true))}</Open>}
      {player?.looked && player.looked.length > 0 && (
        <Open title={say("looked")}>
          {player.looked.map((id) => (
            <GoalTile key={id} goal={goalOf(content, id)!} place="looked" whole />
          ))}
        </Open>
      )}
    </>
  );
}

/** One side of the Empire board, with what its home world does in words. */
function HomeSide({ id, content }: { id: string; content: Content }) {
  const tile = tileOf(content, id);
  return (
    <div class="nf-home">
      <Planet tile={tile} content={content} place="home" />
      <div>
        <p class="muted">{tile.type}</p>
        <dl>
          {tile.powers.map(({ phase, sentence }, i) => (
            <div key={i}>
              <dt>{content.phases[phase]}</dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Open({ title, quiet, children }: { title: string; quiet?: boolean; children: ComponentChildren }) {
  return (
    <section class={`zone nf-stage ${quiet ? "quiet" : ""}`} aria-label={title}>
      <h2 class="cap">{title}</h2>
      <div class="nf-open">{children}</div>
    </section>
  );
}

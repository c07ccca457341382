/** Micro Cosmos on the table: everybody's line, the map, and one's own Ark with the Cantina. */
import "./board.css";

import { Actions } from "./Actions";
import { Colonies, CrewAndHold, Reach, Section, Survivors, Tokens, Upgrades } from "./Ark";
import { Cantina, Decks } from "./Cantina";
import { Map } from "./Map";
import { Seats } from "./Seats";
import { Tray } from "./Tray";
import type { Props } from "./types";
import { say } from "./words";

export function Board(props: Props) {
  const { position, view, content, me } = props;
  const shown = me ?? view.active ?? 0;
  const player = view.players[shown]!;
  const quiet = me === null;
  const title = quiet ? say("arkOf", { name: position.players[shown] ?? "" }) : say("crew");
  return (
    <div class="cosmos">
      <Seats {...props} />
      <div class="mc-middle">
        <Map {...props} />
        <Decks view={view} content={content} />
        <Tray view={view} content={content} />
      </div>
      <div class={`mc-own seat-${shown + 1}`}>
        <Section title={title} icon="mc-crew" class="mc-crew-box">
          <CrewAndHold player={player} content={content} quiet={quiet} />
          <div class="mc-tokens-line">
            <Tokens player={player} content={content} quiet={quiet} />
            <Reach player={player} words />
          </div>
        </Section>
        <Cantina view={view} content={content} />
        <Actions player={player} view={view} content={content} />
        <Upgrades player={player} content={content} quiet={quiet} />
        <div class="mc-people">
          <Survivors player={player} content={content} quiet={quiet} />
          <Colonies player={player} content={content} />
        </div>
      </div>
    </div>
  );
}

/** Everybody at the table in a line each; pressed, a seat unfolds all that it has. */
import { useState } from "preact/hooks";

import type { SeatInfo } from "../../api/types";
import { Icon } from "../../parts/Icon";
import { CrewAndHold, Colonies, Reach, SPECIALISTS, Survivors, Tokens, Upgrades } from "./Ark";
import { AutomaCards, AutomaSymbols, AutomaUpgrades } from "./Automa";
import { RESOURCES } from "./Hold";
import { Count, specialistIcon } from "./signs";
import type { Content, Player, Props, View } from "./types";
import { say } from "./words";

export function Seats({ position, view, content, seats, me }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const order = view.players.map((_, i) => (i + (me ?? -1) + 1) % view.players.length);
  return (
    <div class="seats mc-seats" role="group" aria-label={say("seats")}>
      {order.map((seat) => (
        <SeatBox
          key={seat}
          seat={seat}
          name={position.players[seat] ?? ""}
          info={seats[seat]}
          view={view}
          content={content}
          mine={seat === me}
          open={open === seat}
          toggle={() => setOpen(open === seat ? null : seat)}
        />
      ))}
    </div>
  );
}

interface SeatProps {
  seat: number;
  name: string;
  info: SeatInfo | undefined;
  view: View;
  content: Content;
  mine: boolean;
  open: boolean;
  toggle: () => void;
}

function SeatBox({ seat, name, info, view, content, mine, open, toggle }: SeatProps) {
  const player = view.players[seat]!;
  return (
    <section
      class={`seatbox mc-seat seat-${seat + 1} ${open ? "open" : ""}`}
      aria-label={name}
      onKeyDown={(event) => event.key === "Escape" && open && toggle()}
    >
      <button type="button" class="mc-unfold" aria-expanded={open} aria-label={say("unfold", { name })} onClick={toggle} />
      <header>
        <Icon name={`seat-${seat + 1}`} class="sigil" />
        <span class="who">{name}</span>
        {info?.kind !== "person" && <Icon name="bot" class="muted" />}
        {view.first === seat && view.round > 0 && (
          <span class="mc-first" title={say("first")}>
            <Icon name="first-player" />
            <span class="sr">{say("first")}</span>
          </span>
        )}
        {player.status === "choosing" && <Thinking mine={mine} />}
        <span class="stat">
          <ReadyTokens player={player} content={content} />
          <Count icon="vp" n={player.vp} label={say("points")} />
          {!player.symbols && <Count icon="mc-crew" n={player.above.length + player.below.length} label={say("crewCards")} />}
        </span>
      </header>
      {player.symbols ? <AutomaLine player={player} view={view} content={content} /> : <SeatLine player={player} content={content} />}
      {open && (
        <div class={`mc-unfolded ${player.symbols ? "automa" : ""}`}>
          <Everything player={player} view={view} content={content} />
        </div>
      )}
    </section>
  );
}

function Thinking({ mine }: { mine: boolean }) {
  return (
    <span class="state think">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span class="mc-state-word">{say(mine ? "yourTurn" : "thinking")}</span>
    </span>
  );
}

function ReadyTokens({ player, content }: { player: Player; content: Content }) {
  const ready = SPECIALISTS.filter((specialist) => player.ready.includes(specialist));
  if (!ready.length) return null;
  return (
    <span class="mc-ready">
      {ready.map((specialist) => (
        <span key={specialist} title={say("tokenReady", { token: content.terms.tokens[`${specialist}-token`]! })}>
          <Icon name={specialistIcon(specialist)} />
          <span class="sr">{say("tokenReady", { token: content.terms.tokens[`${specialist}-token`]! })}</span>
        </span>
      ))}
    </span>
  );
}

function SeatLine({ player, content }: { player: Player; content: Content }) {
  return (
    <div class="mc-line">
      <span>
        <Count icon="mc-colony" n={player.colonies.length} label={say("colonies")} />
        <Count icon="mc-outpost" n={player.outposts.length} label={say("outposts")} />
        <Count icon="mc-survivor" n={`${player.survivors.length}/${player.settled.length}`} label={`${say("survivors")}: ${say("held")} / ${say("settled")}`} />
      </span>
      <span>
        {RESOURCES.map((resource) => (
          <Count key={resource} icon={`mc-${resource}`} n={player.cargo[resource]} label={content.terms.resources[resource]!} />
        ))}
      </span>
      <Reach player={player} />
    </div>
  );
}

function AutomaLine({ player, view, content }: { player: Player; view: View; content: Content }) {
  return (
    <div class="mc-line automa">
      <span>
        <Count icon="mc-colony" n={player.colonies.length} label={say("colonies")} />
        <Count icon="mc-outpost" n={player.outposts.length} label={say("outposts")} />
        <Count icon="mc-ark" n={`${player.upgrades.length}/${content.automa_upgrades.length}`} label={say("upgrades")} />
      </span>
      <span>
        {RESOURCES.map((resource) => (
          <Count key={resource} icon={`mc-${resource}`} n={player.cargo[resource]} label={content.terms.resources[resource]!} />
        ))}
      </span>
      <AutomaSymbols player={player} view={view} content={content} />
    </div>
  );
}

function Everything({ player, view, content }: { player: Player; view: View; content: Content }) {
  if (player.symbols) {
    return (
      <>
        <AutomaUpgrades player={player} view={view} content={content} />
        <AutomaCards view={view} content={content} />
      </>
    );
  }
  return (
    <>
      <CrewAndHold player={player} content={content} quiet />
      <div class="mc-beside">
        <div class="mc-tokens-line">
          <Tokens player={player} content={content} quiet />
          <Reach player={player} words />
        </div>
        <Upgrades player={player} content={content} quiet />
        <Survivors player={player} content={content} quiet />
        <Colonies player={player} content={content} />
      </div>
    </>
  );
}

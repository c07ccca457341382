/** The other players: a strip of cards each, and all of it on demand. */
import { useState } from "preact/hooks";

import { Button } from "../../parts/Button";
import { Icon } from "../../parts/Icon";
import { Sigil, seatClass } from "../../parts/Sigil";
import { Signs } from "../../parts/Signs";
import { Thinking } from "../../parts/Thinking";
import { Card } from "./Card";
import { actionOf, cardOf, phaseNow, type RacePlayer, type RaceProps } from "./model";
import { Numbers } from "./Numbers";
import { say } from "./words";

export function Opponents(props: RaceProps) {
  const [open, setOpen] = useState<number | null>(null);
  const others = props.view.players.map((_, seat) => seat).filter((seat) => seat !== props.me);
  return (
    <div class="race-others" data-count={others.length}>
      <div class="seats">
        {others.map((seat) => (
          <Opponent key={seat} {...props} seat={seat} open={open === seat} toggle={() => setOpen(open === seat ? null : seat)} />
        ))}
      </div>
      {open !== null && <Unfolded {...props} seat={open} close={() => setOpen(null)} />}
    </div>
  );
}

interface OpponentProps extends RaceProps {
  seat: number;
}

function Opponent({ open, toggle, ...props }: OpponentProps & { open: boolean; toggle: () => void }) {
  const { view, position, seats, seat } = props;
  const player = view.players[seat]!;
  const name = position.players[seat] ?? "";
  const bot = seats.find((one) => one.seat === seat)?.kind === "bot";
  return (
    <section class={`seatbox ${seatClass(seat)}`} aria-label={name}>
      <header>
        <Sigil seat={seat} />
        <span class="who">{name}</span>
        <Icon name={bot ? "bot" : "person"} class="muted" />
        {!position.ending && <Status player={player} deciding={position.deciders.includes(seat)} />}
        <ChosenActions {...props} />
        <Numbers {...props} player={player} />
        <Button
          icon={open ? "close" : "plus"}
          class="quiet sq unfold"
          label={open ? say("fold") : say("unfold", { name })}
          expanded={open}
          onPress={toggle}
        />
      </header>
      <div class="strip" style={{ "--n": Math.max(2, player.tableau.length) }}>
        <Cards {...props} size="s" />
      </div>
    </section>
  );
}

/** All cards of an opponent, as large as one's own. */
function Unfolded({ close, ...props }: OpponentProps & { close: () => void }) {
  const { position, seat } = props;
  return (
    <section class={`zone race-unfolded ${seatClass(seat)}`} aria-label={position.players[seat]}>
      <header>
        <h2>
          <Sigil seat={seat} /> {position.players[seat]}
        </h2>
        <Button icon="close" class="quiet sq" label={say("fold")} onPress={close} />
      </header>
      <div class="race-unfolded-cards">
        <Cards {...props} size="m" />
      </div>
    </section>
  );
}

function Cards({ view, content, seat, size }: OpponentProps & { size: "s" | "m" }) {
  const player = view.players[seat]!;
  return (
    <>
      {player.tableau.map(({ card, good }, i) => (
        <Card
          key={i}
          card={cardOf(content, card)!}
          place={`seat ${seat} ${size}`}
          size={size}
          good={good}
          now={i < player.active ? phaseNow(view) : null}
          quiet
        />
      ))}
    </>
  );
}

/** Whether a player still owes an answer; in a secret choice nobody can know. */
function Status({ player, deciding }: { player: RacePlayer; deciding: boolean }) {
  if (player.status === "ready" && !deciding) {
    return (
      <span class="state ready">
        <Icon name="check" />
        <span class="word">{say("ready")}</span>
      </span>
    );
  }
  return <Thinking>{say(player.status === "hidden" ? "secret" : "thinking")}</Thinking>;
}

function ChosenActions({ view, content, seat }: OpponentProps) {
  const actions = view.players[seat]!.actions.map((action) => actionOf(content, action)!);
  if (!actions.length) return null;
  return (
    <span class="race-chosen">
      {actions.map((action, i) => (
        <span key={i} class="tag" title={action.name}>
          <Icon name={action.phase} />
          <span aria-hidden="true">
            <Signs of={action.bonus} />
          </span>
          <span class="sr">{action.name}</span>
        </span>
      ))}
    </span>
  );
}

/** The other players: numbers, planets and technologies in small; all of it on demand. */
import { useState } from "preact/hooks";

import { Button } from "../../parts/Button";
import { Count } from "../../parts/Count";
import { Icon } from "../../parts/Icon";
import { Sigil, seatClass } from "../../parts/Sigil";
import { Thinking } from "../../parts/Thinking";
import { Colonies, Discovered, Technologies } from "./Colonies";
import { Empire } from "./Empire";
import type { Props, SeatProps } from "./model";
import { Stored, Strength, Wealth } from "./Stats";
import { say } from "./words";

/** In a game of more players discovered planets lie behind the colonies, to save room. */
const CROWD = 3;

export function Opponents(props: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const count = props.view.players.length;
  const others = props.view.players.map((_, i) => ((props.me ?? 0) + i) % count).filter((seat) => seat !== props.me);
  return (
    <>
      <div class="seats nf-others" data-count={others.length}>
        {others.map((seat) => (
          <Opponent key={seat} {...props} seat={seat} open={open === seat} toggle={() => setOpen(open === seat ? null : seat)} />
        ))}
      </div>
      {open !== null && (
        <div class="nf-unfolded" onKeyDown={(event) => event.key === "Escape" && setOpen(null)}>
          <Empire {...props} seat={open} />
          <Button icon="close" class="quiet sq" label={say("fold")} onPress={() => setOpen(null)} />
        </div>
      )}
    </>
  );
}

function Opponent({ open, toggle, ...props }: SeatProps & { open: boolean; toggle: () => void }) {
  const { view, content, position, seats, seat } = props;
  const player = view.players[seat]!;
  const name = position.players[seat] ?? "";
  const bot = seats.find((one) => one.seat === seat)?.kind === "bot";
  const crowded = view.players.length > CROWD;
  const planets = player.colonies.length + player.discovered.length;
  return (
    <section class={`seatbox nf-seat ${seatClass(seat)}`} aria-label={name}>
      <header>
        <Sigil seat={seat} />
        <span class="who">{name}</span>
        <Icon name={bot ? "bot" : "person"} class="muted" />
        {position.deciders.includes(seat) && <Thinking>{say("thinking")}</Thinking>}
        <Button
          icon={open ? "close" : "plus"}
          class="quiet sq unfold"
          label={open ? say("fold") : say("unfold", { name })}
          expanded={open}
          onPress={toggle}
        />
        <span class="stat">
          <Wealth {...props} />
          <Strength player={player} />
        </span>
      </header>
      <div class="strip" style={{ "--n": Math.max(2, crowded ? planets : player.colonies.length) }}>
        <Colonies {...props} size="s" quiet />
        {crowded && <Discovered {...props} size="s" quiet />}
      </div>
      {!crowded && (
        <div class="strip" style={{ "--n": Math.max(2, player.discovered.length) }}>
          <Discovered {...props} size="s" quiet />
        </div>
      )}
      <div class="nf-foot">
        {player.technologies.length > 0 && (
          <div class="strip nf-tech-strip">
            <Technologies {...props} size="s" quiet />
          </div>
        )}
        <div class="nf-limits">
          <Count sign="develop" label={say("spaces", { n: player.spaces, limit: content.spaces })} value={`${player.spaces}/${content.spaces}`} />
          <Count sign="planet" label={say("colonies", { n: player.colonies.length, limit: content.colonies })} value={`${player.colonies.length}/${content.colonies}`} />
          <Count sign="explore" label={say("discoveredCount", { n: player.discovered.length })} value={player.discovered.length} />
          <Stored player={player} content={content} />
        </div>
      </div>
    </section>
  );
}

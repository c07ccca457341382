/** The others: name, faction and numbers, their cards as a strip; pressed, everything that they have. */
import { useContext, useState } from "preact/hooks";

import type { SeatInfo } from "../../api/types";
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { PickContext } from "../../table/pick";
import { BuiltCard, ProjectCard } from "./CardFace";
import { Holdings } from "./Holdings";
import { Lanes } from "./Lanes";
import { from, middleSeat, questionOf, type Content, type Player, type Props, type View } from "./model";
import { say } from "./words";

export function Opponents({ view, content, seats, position }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const pick = useContext(PickContext);
  const middle = middleSeat(view);
  const others = from(middle, view.players.length).slice(1);
  const besieged = others.find((seat) => questionOf(view) === "block" && view.players[seat]!.empire.some((built) => pick.entries(built.card).length));
  const shown = open ?? besieged ?? null;
  return (
    <>
      <div class="seats">
        {others.map((seat) => (
          <SeatBox
            key={seat}
            seat={seat}
            name={position.players[seat]!}
            info={seats[seat]}
            player={view.players[seat]!}
            view={view}
            content={content}
            open={shown === seat}
            toggle={() => setOpen(shown === seat ? null : seat)}
          />
        ))}
      </div>
      {shown !== null && (
        <section class={`zone unfolded seat-${shown + 1}`} aria-label={`${position.players[shown]}: ${say("empire")}`}>
          <header>
            <h2>
              <Icon name={`seat-${shown + 1}`} class="sigil" />
              {position.players[shown]}
              <FactionName player={view.players[shown]!} content={content} />
            </h2>
            <button type="button" class="btn quiet sq" aria-label={say("fold")} onClick={() => setOpen(null)} disabled={shown === besieged}>
              <Icon name="close" />
            </button>
          </header>
          <Lanes player={view.players[shown]!} view={view} content={content} />
          <Holdings player={view.players[shown]!} content={content} />
        </section>
      )}
    </>
  );
}

function FactionName({ player, content }: { player: Player; content: Content }) {
  return player.faction ? (
    <Thing id={player.faction} label={content.factions[player.faction]!.name} class="faction">
      {content.factions[player.faction]!.name}
    </Thing>
  ) : null;
}

interface SeatBoxProps {
  seat: number;
  name: string;
  info: SeatInfo | undefined;
  player: Player;
  view: View;
  content: Content;
  open: boolean;
  toggle: () => void;
}

function SeatBox({ seat, name, info, player, view, content, open, toggle }: SeatBoxProps) {
  const cards = player.projects.length + player.empire.length;
  const faction = player.faction ? content.factions[player.faction]!.name : "";
  const stored = player.empire.reduce((sum, built) => sum + built.stored.length, 0);
  return (
    <section class={`seatbox seat-${seat + 1} ${view.active === seat ? "active" : ""}`} aria-label={name}>
      <header>
        <button type="button" class="unfold" aria-expanded={open} title={say("unfold", { name })} onClick={toggle}>
          <Icon name={`seat-${seat + 1}`} class="sigil" />
          <span class="who">
            {name}
            {faction && <small> · {faction}</small>}
          </span>
          <Icon name={info?.kind === "bot" ? "bot" : "person"} class="muted" />
        </button>
        {player.status === "choosing" && (
          <span class="state think" aria-hidden="true">
            <span class="dots">
              <i />
              <i />
              <i />
            </span>
          </span>
        )}
        {questionOf(view) === "target" && (
          <Thing id={String(seat)} label={name} place="seat" class="btn aim">
            <Icon name="aa-attack" />
          </Thing>
        )}
        <Numbers player={player} stored={stored} />
      </header>
      <div class="strip" style={{ "--n": Math.max(2, cards) }}>
        {player.projects.map((project) => (
          <ProjectCard key={project.card} project={project} content={content} size="s" place="strip" />
        ))}
        {player.empire.map((built) => (
          <BuiltCard key={built.card} built={built} content={content} size="s" place="strip" />
        ))}
      </div>
    </section>
  );
}

function Numbers({ player, stored }: { player: Player; stored: number }) {
  return (
    <span class="stat">
      <Stat icon="vp" n={player.vp} label={say("points", { n: player.vp })} />
      <Stat icon="credit" n={player.credits} label={say("credits", { n: player.credits })} />
      <Stat icon="card" n={player.hand_size} label={say("handCards", { n: player.hand_size })} />
      {stored > 0 && <Stat icon="produce" n={stored} label={say("stored", { n: stored })} />}
      {player.plan_count > 0 && <Stat icon="defence" n={player.plan_count} label={say("planCards", { n: player.plan_count })} />}
      {player.artifacts.length > 0 && <Stat icon="aa-artifact" n={player.artifacts.length} label={say("artifactCards", { n: player.artifacts.length })} />}
    </span>
  );
}

export function Stat({ icon, n, label, small }: { icon: string; n: number; label: string; small?: string }) {
  return (
    <span title={label}>
      <Icon name={icon} />
      <span aria-hidden="true">{n}</span>
      {small && <small aria-hidden="true"> {small}</small>}
      <span class="sr">{label}</span>
    </span>
  );
}

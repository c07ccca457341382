/** What a question brings to the table: drawn cards, the two sides of a new one, a revealed resource card, targets. */
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";

import type { Choice } from "../../api/types";
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { PickContext } from "../../table/pick";
import { Face, heading } from "./CardFace";
import { attachable, from, KINDS, questionOf, sectionsOf, TO, TYPES, type Content, type Player, type Props, type Side, type View } from "./model";
import { ResourceCard, StoredSection } from "./ResourceCard";
import { Rows, tableLabel } from "./Rows";
import { gainSigns, Signs } from "./Signs";
import { say } from "./words";

/** Whether there is anything to put on the stage. */
export function hasStage(view: View): boolean {
  return ON_STAGE.has(questionOf(view)) || view.revealed !== null || view.looking > 0;
}

const ON_STAGE = new Set(["faction", "keep", "side", "show", "target", "plan", "take", "extra", "kind", "deck", "boost", "reroll"]);

export function Stage(props: Props) {
  const { view, content } = props;
  const question = questionOf(view);
  const player = view.seat === null ? null : view.players[view.seat]!;
  return (
    <section class="stage" data-zone aria-label={say("choose")}>
      {view.revealed !== null && <Revealed view={view} content={content} asked={question === "show"} />}
      {player && <Question {...props} question={question} player={player} />}
      {question === "nothing" && view.looking > 0 && view.active !== null && (
        <p class="muted">{say("looking", { name: props.position.players[view.active]!, n: view.looking })}</p>
      )}
    </section>
  );
}

function Question({ view, content, position, question, player }: Props & { question: string; player: Player }) {
  switch (question) {
    case "faction":
      return <Factions content={content} />;
    case "keep":
      return <Drawn cards={player.looked ?? []} content={content} />;
    case "side":
      return <Sides card={player.about!} content={content} />;
    case "target":
      return <Targets view={view} content={content} players={position.players} />;
    case "plan":
      return <Plans player={player} content={content} />;
    case "put":
      return <Attaching view={view} content={content} player={player} />;
    case "boost":
    case "reroll":
      return <Battle ship={player.about!} choice={position.choice} content={content} />;
    case "take":
      return <Gains player={player} />;
    case "extra":
      return <HowMany player={player} />;
    case "kind":
      return (
        <Choices label={say("kinds")}>
          {KINDS.map((kind) => (
            <Thing key={kind} id={kind} label={content.kinds[kind]!} class="btn big">
              <Icon name={`kind-${kind}`} />
              {content.kinds[kind]}
            </Thing>
          ))}
        </Choices>
      );
    case "deck":
      return (
        <Choices label={say("decks")}>
          {TYPES.map((type) => (
            <Thing key={type} id={type} label={content.types[type]!} class="btn big">
              <Icon name={`aa-${type}`} />
              {content.types[type]}
            </Thing>
          ))}
        </Choices>
      );
  }
  return null;
}

function Choices({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="choices" role="group" aria-label={label}>
      {children}
    </div>
  );
}

function Revealed({ view, content, asked }: { view: View; content: Content; asked: boolean }) {
  const resource = content.resources[view.revealed!]!;
  return (
    <div class="hand-group revealed">
      <h3>{say(view.drawn.length ? "produced" : "revealed")}</h3>
      <div class="grp">
        <ResourceCard resource={resource} place="revealed" half={asked ? (section) => section.id : undefined} />
        {view.drawn.map((id) => (
          <ResourceCard key={id} resource={content.resources[id]!} place="drawn" />
        ))}
      </div>
    </div>
  );
}

function Factions({ content }: { content: Content }) {
  const pick = useContext(PickContext);
  const free = Object.values(content.factions).filter((faction) => pick.entries(faction.id).length);
  return (
    <Choices label={say("faction")}>
      {free.map((faction) => (
        <Thing
          key={faction.id}
          id={faction.id}
          label={[faction.name, faction.setup_sentence, faction.action_sentence, faction.final_sentence].join(" ")}
          class="panel faction-card"
        >
          <b class="title">{faction.name}</b>
          <span>{faction.setup_sentence}</span>
          <span>{faction.action_sentence}</span>
          <span>{faction.final_sentence}</span>
        </Thing>
      ))}
    </Choices>
  );
}

function Drawn({ cards, content }: { cards: string[]; content: Content }) {
  return (
    <Choices label={say("drawn")}>
      {cards.map((id) => {
        const card = content.cards[id]!;
        const sides = [...card.logistical.sentences, ...card.operational.sentences].join(" ");
        return (
          <Thing key={id} id={id} label={`${heading(card)}. ${sides}`} class="card aa drawn">
            <Face card={card} />
          </Thing>
        );
      })}
    </Choices>
  );
}

function Sides({ card: id, content }: { card: string; content: Content }) {
  const pick = useContext(PickContext);
  const card = content.cards[id]!;
  const titles: Record<Side, string> = { logistical: say("logisticalSide"), operational: say("operationalSide") };
  return (
    <Choices label={heading(card)}>
      {(["logistical", "operational"] as const).map((side) => (
        <Thing key={side} id={side} label={`${titles[side]}: ${card[side].sentences.join(" ")}`} class={`panel side-choice ${side}`}>
          <div class={`card aa ${side === "operational" ? "op" : ""}`} aria-hidden="true">
            <Face card={card} side={side} />
          </div>
          <span class="words">
            <b>{titles[side]}</b>
            <span>{pick.entries(side)[0]?.note || card[side].sentences.join(" ")}</span>
          </span>
        </Thing>
      ))}
    </Choices>
  );
}

function Targets({ view, content, players }: { view: View; content: Content; players: string[] }) {
  const pick = useContext(PickContext);
  const others = from(view.seat!, view.players.length).slice(1);
  return (
    <Choices label={say("targets")}>
      {pick.entries("aliens").length > 0 && (
        <Thing id="aliens" label={tableLabel(content.systems[view.system]!)} class="panel target">
          <b class="title">
            <Icon name="kw-alien" />
            {content.systems[view.system]!.name}
          </b>
          <Rows table={content.systems[view.system]!} />
        </Thing>
      )}
      {others
        .filter((seat) => pick.entries(String(seat)).length)
        .map((seat) => (
          <Thing key={seat} id={String(seat)} label={players[seat]!} class={`panel target seat-${seat + 1}`}>
            <b class="title">
              <Icon name={`seat-${seat + 1}`} class="sigil" />
              {players[seat]}
            </b>
            <span>{say("cardsInEmpire", { n: view.players[seat]!.empire.length })}</span>
            <span>{say("planCards", { n: view.players[seat]!.plan_count })}</span>
            <span>{say("credits", { n: view.players[seat]!.credits })}</span>
          </Thing>
        ))}
    </Choices>
  );
}

/** One's own plans, and the basic one that everybody has. */
function Plans({ player, content }: { player: Player; content: Content }) {
  const pick = useContext(PickContext);
  const plans = Object.values(content.plans).filter((plan) => pick.entries(plan.id).length || player.plans?.includes(plan.id));
  return (
    <Choices label={say("plans")}>
      {plans.map((plan) => (
        <Thing key={plan.id} id={plan.id} label={tableLabel(plan)} class="panel target">
          <b class="title">
            <Icon name="defence" />
            {plan.name}
          </b>
          <Rows table={plan} />
        </Thing>
      ))}
    </Choices>
  );
}

/** Several projects could be attached to: each with the sections that fit. */
function Attaching({ view, content, player }: { view: View; content: Content; player: Player }) {
  const pick = useContext(PickContext);
  const projects = attachable(view, content);
  return (
    <Choices label={say("attachTo")}>
      {player.projects
        .filter((project) => projects.includes(project.card))
        .map((project) => (
          <div key={project.card} class="panel attach" role="group" aria-label={content.cards[project.card]!.name}>
            <b class="title">
              <Icon name="plus" />
              {content.cards[project.card]!.name}
              <small>{say("paidOf", { paid: project.paid, cost: project.cost })}</small>
            </b>
            <div class="grp">
              {sectionsOf(player, content)
                .filter((section) => pick.entries(section.id + TO + project.card).length)
                .map((section) => (
                  <StoredSection key={section.id} section={section} id={section.id + TO + project.card} />
                ))}
            </div>
          </div>
        ))}
    </Choices>
  );
}

/** The ship that attacks, and what each answer would lead to. */
function Battle({ ship: id, choice, content }: { ship: string; choice: Choice | null; content: Content }) {
  const answers = choice ? [...choice.entries, ...(choice.passing ? [choice.passing] : [])] : [];
  return (
    <div class="panel battle">
      <div class="card aa op" aria-hidden="true">
        <Face card={content.cards[id]!} side="operational" />
      </div>
      <dl>
        {answers
          .filter((answer) => answer.note)
          .map((answer) => (
            <div key={answer.key}>
              <dt>{answer.label}</dt>
              <dd>{answer.note}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

function Gains({ player }: { player: Player }) {
  const pick = useContext(PickContext);
  return (
    <Choices label={say("choose")}>
      {(player.gains ?? []).map((gain, i) => {
        const id = String(i + 1);
        return (
          <Thing key={id} id={id} label={pick.entries(id)[0]?.label ?? ""} class="btn big">
            <Signs signs={gainSigns(gain)} />
          </Thing>
        );
      })}
    </Choices>
  );
}

function HowMany({ player }: { player: Player }) {
  const numbers = (player.legal ?? []).map((notation) => notation.split(" ")[1]!).filter((number) => number !== "0");
  return (
    <Choices label={say("more")}>
      {numbers.map((number) => (
        <Thing key={number} id={number} label={number} class="btn big number">
          {number}
        </Thing>
      ))}
    </Choices>
  );
}

/** A tile, goal, action tile or kind of goods in full and in plain words. */
import { Icon } from "../../parts/Icon";
import { Steps } from "./Goals";
import { actionOf, findTile, goalOf, kindOf, phasesNow, tileOf, type Action, type Content, type Goal, type Kind, type Tile, type View } from "./model";
import { Disc, Numbers } from "./Planet";
import { Emblem } from "./Technology";
import { say } from "./words";

interface LargeProps {
  thing: string;
  content: Content;
  view: View;
}

export function Large({ thing, content, view }: LargeProps) {
  const tile = findTile(content, thing);
  if (tile) return <LargeTile tile={tile} content={content} view={view} />;
  const action = actionOf(content, thing);
  if (action) return <LargeAction action={action} />;
  const goal = goalOf(content, thing === "reveal" ? (view.hidden_goal?.goal ?? "") : thing);
  if (goal) return <LargeGoal goal={goal} />;
  const kind = kindOf(content, thing);
  if (kind) return <LargeKind kind={kind} view={view} />;
  return thing === "bag" ? <LargeBag content={content} view={view} /> : null;
}

function LargeTile({ tile, content, view }: { tile: Tile; content: Content; view: View }) {
  const keywords = tile.keywords.map((keyword) => content.keywords[keyword]).join(", ");
  const now = phasesNow(view);
  return (
    <article class={`card nf-large ${tile.form} k-${tile.good ?? "none"}`} data-size="l">
      <div class="art" aria-hidden="true">
        {tile.form === "technology" ? <Emblem tile={tile} /> : <Disc tile={tile} />}
        {tile.form !== "technology" && (
          <span class="km">
            {Array.from({ length: tile.colonists }, (_, i) => (
              <Icon key={i} name="colonist" />
            ))}
            {tile.gets && <Icon name={tile.gets} class={`c-${tile.good}`} />}
            {tile.good && <Icon name={`good-${tile.good}`} />}
          </span>
        )}
      </div>
      <Numbers tile={tile} />
      <span class="sr">{tile.label}</span>
      <div class="nm" aria-hidden="true">
        {tile.name}
      </div>
      <div class="sub" aria-hidden="true">
        {tile.type}
        {keywords && ` · ${keywords}`}
      </div>
      <ul class="pw">
        {tile.powers.map((power, i) => (
          <Line key={i} sign={power.phase} title={content.phases[power.phase]!} sentences={[power.sentence]} now={now.includes(power.phase)} />
        ))}
        {tile.at_end.length > 0 && <Line sign="trophy" title={say("atEnd")} sentences={tile.at_end} />}
      </ul>
    </article>
  );
}

function Line({ sign, title, sentences, now }: { sign: string; title: string; sentences: string[]; now?: boolean }) {
  return (
    <li class={now ? "now" : undefined}>
      <span class="ph">
        <Icon name={sign} />
      </span>
      <span>
        <b>{title}</b>
        {sentences.map((sentence, i) => (
          <span key={i} class="line">
            {sentence}
          </span>
        ))}
      </span>
    </li>
  );
}

function LargeAction({ action }: { action: Action }) {
  return (
    <article class="nf-note">
      <h3>
        <Icon name={action.sign} /> {action.name}
      </h3>
      <small class="muted">{say("actionTile")}</small>
      <p>{action.sentence}</p>
    </article>
  );
}

function LargeGoal({ goal }: { goal: Goal }) {
  return (
    <article class="nf-note">
      <h3>
        <Icon name={goal.sign} /> {goal.name}
      </h3>
      <small class="muted">{say("goal")}</small>
      <p>{goal.sentence}</p>
      <p aria-hidden="true" class="nf-goal">
        <Steps goal={goal} />
      </p>
      <p class="sr">{goal.worth}</p>
    </article>
  );
}

function LargeKind({ kind, view }: { kind: Kind; view: View }) {
  return (
    <article class="nf-note">
      <h3>
        <Icon name={`good-${kind.id}`} /> {kind.name}
      </h3>
      <p>
        {say("price", { n: kind.price })} <Icon name="credit" />
      </p>
      <p>{say("leftOf", { n: view.goods[kind.id] ?? 0, all: kind.goods })}</p>
    </article>
  );
}

/** The planets that can still come out of the bag, by name. */
function LargeBag({ content, view }: { content: Content; view: View }) {
  const planets = view.bag.map((id) => tileOf(content, id)).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <article class="nf-note">
      <h3>
        <Icon name="planet" /> {say("bag")}
      </h3>
      <p>
        {say("bagSize", { n: view.bag_size })}. {say("bagText")}
      </p>
      <ul class="nf-bag">
        {planets.map((tile) => (
          <li key={tile.id}>
            <Icon name={tile.good ? `good-${tile.good}` : "grey-world"} />
            {tile.name}
          </li>
        ))}
      </ul>
    </article>
  );
}

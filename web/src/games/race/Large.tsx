/** A card in full and in plain words. */
import { Icon } from "../../parts/Icon";
import { Signs } from "../../parts/Signs";
import { Face, lookOf } from "./Card";
import { actionOf, cardOf, phaseNow, type RaceAction, type RaceCard, type RaceContent, type RaceView } from "./model";
import { say } from "./words";

interface LargeProps {
  thing: string;
  content: RaceContent;
  view: RaceView;
}

export function Large({ thing, content, view }: LargeProps) {
  const card = cardOf(content, thing);
  if (card) return <LargeCard card={card} content={content} view={view} />;
  const action = actionOf(content, thing);
  return action ? <LargeAction action={action} content={content} /> : null;
}

function LargeCard({ card, content, view }: { card: RaceCard; content: RaceContent; view: RaceView }) {
  const keywords = card.keywords.map((keyword) => content.keywords[keyword]).join(", ");
  return (
    <article class={`card ${lookOf(card)}`} data-size="l">
      <Face card={card} />
      <span class="sr">{card.label}</span>
      <div class="sub" aria-hidden="true">
        {card.type}
        {keywords && ` · ${keywords}`}
      </div>
      <ul class="pw">
        {card.powers.map((power, i) => (
          <li key={i} class={power.phase === phaseNow(view) ? "now" : undefined}>
            <span class="ph">
              <Icon name={power.phase} />
            </span>
            <span>
              <b>{phaseName(content, power.phase)}</b>
              {power.sentence}
            </span>
          </li>
        ))}
        {card.at_end.length > 0 && (
          <li>
            <span class="ph">
              <Icon name="trophy" />
            </span>
            <span>
              <b>{say("atEnd")}</b>
              {card.at_end.map((sentence, i) => (
                <span key={i} class="line">
                  {sentence}
                </span>
              ))}
            </span>
          </li>
        )}
      </ul>
    </article>
  );
}

function LargeAction({ action, content }: { action: RaceAction; content: RaceContent }) {
  const phase = content.phases.find(({ id }) => id === action.phase)!;
  return (
    <article class={`card race-large-action p-${action.phase}`} data-size="l">
      <div class="art" aria-hidden="true">
        <span class="sign">
          <Icon name={action.phase} />
          <b class="bonus">
            <Signs of={action.bonus} />
          </b>
        </span>
      </div>
      <div class="nm">{action.name}</div>
      <div class="sub">
        {say("actionCard")} · {say("phase", { number: phase.number })}
      </div>
      <p class="sentence">{action.sentence}</p>
    </article>
  );
}

function phaseName(content: RaceContent, id: string): string {
  const phase = content.phases.find((one) => one.id === id)!;
  return `${phase.number} ${phase.name}`;
}

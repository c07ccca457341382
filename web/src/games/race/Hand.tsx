/** One's hand, and the cards that were drawn to choose from. */
import { useRef } from "preact/hooks";

import { Card } from "./Card";
import { asksForHand, cardOf, thingsOf, type RaceProps } from "./model";
import { say } from "./words";

export function Hand({ view, content, me }: RaceProps) {
  const player = me === null ? undefined : view.players[me];
  const hand = thingsOf(player?.hand ?? []);
  const fresh = useArrivals(hand, `${me} ${view.round}`);
  if (!player?.hand) return null;
  const { placing } = player;
  const aside = (player.drawn?.length ?? 0) > 0;
  return (
    <section class={`race-hand ${aside ? "aside" : ""}`} aria-label={say("hand")}>
      <div class="hand" style={{ "--n": Math.max(2, hand.length) }}>
        {hand.map((thing) => (
          <Card
            key={thing}
            card={cardOf(content, thing)!}
            thing={thing}
            place="hand"
            quiet={!asksForHand(player)}
            size={aside ? "s" : "m"}
            fresh={fresh.has(thing)}
            says={[...(thing === placing ? [say("chosen")] : []), ...(fresh.has(thing) ? [say("new")] : [])]}
            class={thing === placing ? "placing" : ""}
          />
        ))}
      </div>
    </section>
  );
}

export function Drawn({ view, content, me }: RaceProps) {
  const drawn = me === null ? [] : thingsOf(view.players[me]?.drawn ?? []);
  if (!drawn.length) return null;
  return (
    <section class="zone race-drawn" aria-label={say("drawn")}>
      <h3>{say("drawn")}</h3>
      <div class="hand" style={{ "--n": Math.max(2, drawn.length) }}>
        {drawn.map((thing) => (
          <Card key={thing} card={cardOf(content, thing)!} thing={thing} place="drawn" />
        ))}
      </div>
    </section>
  );
}

/** What has come into the hand in this round; nothing when one has just sat down. */
function useArrivals(hand: string[], round: string): Set<string> {
  const known = useRef<{ round: string; before: Set<string> } | null>(null);
  const last = useRef<string[]>(hand);
  if (known.current?.round !== round) known.current = { round, before: new Set(known.current ? last.current : hand) };
  last.current = hand;
  return new Set(hand.filter((thing) => !known.current!.before.has(thing)));
}

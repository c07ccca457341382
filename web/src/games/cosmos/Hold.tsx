/** The cargo hold: four tracks, and what the units chosen now would change. */
import { useContext } from "preact/hooks";

import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { PickContext } from "../../table/pick";
import type { Content, Player, Resource } from "./types";
import { say } from "./words";

export const RESOURCES: Resource[] = ["biomass", "workforce", "minerals", "technology"];

export function Hold({ player, content, quiet }: { player: Player; content: Content; quiet: boolean }) {
  return (
    <ul class="mc-hold" aria-label={say("hold")}>
      {RESOURCES.map((resource) => (
        <li key={resource}>
          <Cargo resource={resource} player={player} content={content} quiet={quiet} />
        </li>
      ))}
    </ul>
  );
}

function Cargo({ resource, player, content, quiet }: { resource: Resource; player: Player; content: Content; quiet: boolean }) {
  const planned = useContext(PickContext).count(resource);
  const have = player.cargo[resource];
  const change = player.question === "gain" ? planned : player.question === "track" ? 0 : -planned;
  const name = content.terms.resources[resource]!;
  const label = `${name}, ${say("of", { now: have, most: player.capacity })}`;
  return (
    <Thing id={resource} place="hold" quiet={quiet} class={`mc-cargo c-mc-${resource}`} label={label}>
      <Icon name={`mc-${resource}`} />
      <span class="mc-cargo-name" aria-hidden="true">
        {name}
      </span>
      <span class="mc-pips" aria-hidden="true">
        {Array.from({ length: player.capacity }, (_, i) => (
          <i key={i} class={pipOf(i, have, change)} />
        ))}
      </span>
    </Thing>
  );
}

function pipOf(i: number, have: number, change: number): string {
  const [sure, after] = change < 0 ? [have + change, have] : [have, have + change];
  return i < sure ? "on" : i < after ? "go" : "";
}

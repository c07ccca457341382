/** Artifacts and defence plans of a player. Plans that nobody has seen are counted, not named. */
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import type { Content, Player } from "./model";
import { tableLabel } from "./Rows";
import { Signs } from "./Signs";
import { say } from "./words";

export function Holdings({ player, content }: { player: Player; content: Content }) {
  const plans = player.plans ?? player.shown_plans;
  const hidden = player.plan_count - plans.length;
  if (!player.artifacts.length && !player.plan_count) return null;
  return (
    <div class="holdings">
      {player.artifacts.map((id) => (
        <ArtifactChip key={id} id={id} content={content} />
      ))}
      {plans.map((id) => (
        <Thing key={id} id={id} label={tableLabel(content.plans[id]!)} class="chip plan">
          <Icon name="defence" />
          {content.plans[id]!.name}
        </Thing>
      ))}
      {hidden > 0 && (
        <span class="chip">
          <Icon name="defence" />
          {say("hiddenPlans", { n: hidden })}
        </span>
      )}
    </div>
  );
}

export function ArtifactChip({ id, content }: { id: string; content: Content }) {
  const artifact = content.artifacts[id]!;
  return (
    <Thing id={id} label={`${artifact.name}, ${artifact.what}: ${artifact.sentence}`} class="chip artifact">
      <Icon name="aa-artifact" />
      <span>{artifact.name}</span>
      <Signs signs={artifact.signs} />
    </Thing>
  );
}

/** One's resource cards: in hand, and stored on planets. A payment takes one half of a card; a discard the whole. */
import { questionOf, sectionOf, TO, type Content, type Player, type Section, type View } from "./model";
import { ResourceCard, StoredSection } from "./ResourceCard";
import { say } from "./words";

interface HandProps {
  view: View;
  content: Content;
  player: Player;
  /** The projects that sections can be attached to; with several, the stage offers them. */
  projects: string[];
}

export function Hand({ view, content, player, projects }: HandProps) {
  const question = questionOf(view);
  const [project] = projects;
  const byHalves = question === "pay" || projects.length === 1;
  const nameOf = (section: Section): string => (projects.length === 1 ? section.id + TO + project : section.id);
  const stores = player.empire.filter((built) => built.stored.length);
  return (
    <div class="hands" data-zone>
      <div class="hand-group">
        <h3>{say("hand")}</h3>
        <div class="grp">
          {(player.hand ?? []).map((id) => (
            <ResourceCard key={id} resource={content.resources[id]!} place="hand" half={byHalves ? nameOf : undefined} />
          ))}
        </div>
      </div>
      {stores.map((built) => (
        <div class="hand-group" key={built.card}>
          <h3>{say("storedOn", { card: content.cards[built.card]!.name })}</h3>
          <div class="grp">
            {built.stored.map((id) => (
              <StoredSection key={id} section={sectionOf(content, id)} id={nameOf(sectionOf(content, id))} place="stored" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

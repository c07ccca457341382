/** The table of Alien Artifacts. */
import { useContext } from "preact/hooks";

import { PickContext } from "../../table/pick";
import { Actions } from "./Actions";
import "./board.css";
import "./cards.css";
import { Empire } from "./Empire";
import { Hand } from "./Hand";
import { Opponents } from "./Opponents";
import { hasStage, Stage } from "./Stage";
import { Supply } from "./Supply";
import { attachable, questionOf, sectionsOf, TO, type Props } from "./model";

export function Board(props: Props) {
  const { view, content } = props;
  const pick = useContext(PickContext);
  const question = questionOf(view);
  const player = view.seat === null ? null : view.players[view.seat]!;
  const projects = attachable(view, content);
  const staged = hasStage(view) || projects.length > 1;
  const coming = (project: string): string[] => {
    if (!player || !projects.includes(project)) return [];
    return sectionsOf(player, content)
      .map((section) => section.id)
      .filter((section) => pick.count(section + TO + project));
  };
  return (
    <div class={`aa-table ${question === "pay" || question === "put" ? "paying" : ""}`}>
      <Opponents {...props} />
      <Empire {...props} coming={coming} />
      <Supply {...props} />
      <div class="below">
        {player && <Hand view={view} content={content} player={player} projects={projects} />}
        {staged ? <Stage {...props} /> : player && question === "act" ? <Actions content={content} player={player} /> : null}
      </div>
    </div>
  );
}

/** The map: nine cards, the spaces on them, and the Arks above. */
import { useContext, useLayoutEffect, useRef } from "preact/hooks";

import { Picture } from "../../art/picture";
import type { Point } from "../../art/seed";
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { PickContext } from "../../table/pick";
import { ark, portalPicture } from "./art/system";
import { columnOf, GRID, MIDDLE, partsOf, PORTAL_ROUTES, rowOf, spotOn, type CellName } from "./geometry";
import { EffectSigns } from "./signs";
import { System } from "./System";
import type { Content, Place, Props, View } from "./types";
import { say } from "./words";

export function Map({ position, view, content }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // Where the map is wider than the screen: begin in its middle, at the portal.
  useLayoutEffect(() => {
    const box = frame.current!;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
  }, []);
  return (
    <div class="mc-frame" ref={frame} data-pan>
      <div class="mc-map" data-zone="map" role="group" aria-label={say("map")}>
        {GRID.map((cell) => (
          <MapCell key={cell} cell={cell} view={view} content={content} names={position.players} />
        ))}
        {view.players.map((player, seat) => (
          <ArkPiece key={seat} seat={seat} space={player.ark} view={view} content={content} />
        ))}
      </div>
    </div>
  );
}

function MapCell({ cell, view, content, names }: { cell: CellName; view: View; content: Content; names: string[] }) {
  if (cell === "portal") return <Portal content={content} />;
  const there = view.cells[cell];
  if (!there) return <Void cell={cell} content={content} />;
  return <System cell={cell} there={there} view={view} content={content} names={names} />;
}

function Portal({ content }: { content: Content }) {
  const { name, gather } = content.portal;
  return (
    <div class="mc-sys mc-portal">
      <Picture of={{ art: "own", key: "cosmos portal", draw: () => portalPicture(PORTAL_ROUTES) }} />
      <div class="mc-name">
        <Icon name="mc-portal" />
        {name}
      </div>
      <div class="mc-gather">
        <EffectSigns effect={gather} />
      </div>
      <Thing id="portal" place="map" class="mc-space planet" label={`${name}, ${gather.clause}`} style={placed(MIDDLE)} />
    </div>
  );
}

function Void({ cell, content }: { cell: CellName; content: Content }) {
  return (
    <Thing id={cell} place="map" class="mc-sys mc-void" label={`${content.terms.cells[cell]}, ${say("undiscovered")}`}>
      <span>
        <Icon name="explore" />
        {say("undiscovered")}
      </span>
    </Thing>
  );
}

export const placed = ([x, y]: Point) => ({ left: `${x / 2}%`, top: `${y / 2}%` });

/** Over the map, so that an Ark can fly from card to card. */
function ArkPiece({ seat, space, view, content }: { seat: number; space: string; view: View; content: Content }) {
  const [cell, place] = partsOf(space);
  const pick = useContext(PickContext);
  const there = cell === "portal" ? null : view.cells[cell];
  const [x, y] = spotOn(place, there ? content.planets[there.planet] : undefined);
  const berth = berthOf(view, seat, space, place);
  const thinking = view.players[seat]!.status === "choosing" && pick.state(space) === "plain";
  return (
    <div
      class={`mc-ark seat-${seat + 1} ${thinking ? "active" : ""}`}
      style={{ "--column": columnOf(cell), "--row": rowOf(cell), "--x": (x + berth[0]) / 200, "--y": (y + berth[1]) / 200 }}
      aria-hidden="true"
    >
      <svg viewBox="-14 -17 28 38">
        <g dangerouslySetInnerHTML={{ __html: ark("currentColor") }} />
      </svg>
      <Icon name={`seat-${seat + 1}`} />
    </div>
  );
}

/** Where an Ark lies beside the others that share its space. */
function berthOf(view: View, seat: number, space: string, place: Place | "portal"): Point {
  const sharing = view.players.flatMap((player, other) => (player.ark === space ? [other] : []));
  const offset = (sharing.indexOf(seat) - (sharing.length - 1) / 2) * 26;
  return place === "planet" || place === "portal" ? [offset, -22] : [offset - 14, -8];
}

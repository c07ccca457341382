/** The game's picture for the start page: a race between worlds. */
import { planetGroup } from "../../art/planet";
import { Picture } from "../../art/picture";
import { HIDDEN, sky } from "../../art/seed";
import { shipGroup } from "../../art/ship";

const at = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

function cover(): string {
  return (
    `<svg ${HIDDEN} viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">${sky("Race for the Galaxy", 214, 480, 300, "rc")}` +
    at(352, 128, 1.02, planetGroup("Gem World", { kind: "novelty", good: "production" })) +
    at(96, 236, 0.62, planetGroup("Spice World", { kind: "genes", good: "windfall" })) +
    at(150, 66, 0.26, planetGroup("Alien Rosetta Stone World", { kind: "alien" })) +
    at(452, 262, 0.2, planetGroup("Rebel Miners", { kind: "rare", military: true })) +
    at(214, 168, 0.42, shipGroup("Colony Ship", "expansion"), 58) +
    at(168, 128, 0.2, shipGroup("Expedition Force", "exploration"), 62) +
    at(258, 246, 0.24, shipGroup("Space Marines", "extermination"), 54) +
    "</svg>"
  );
}

export function Cover() {
  return <Picture of={{ art: "own", key: "race cover", draw: cover }} />;
}

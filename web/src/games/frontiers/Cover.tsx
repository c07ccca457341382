/** The game's picture for the start page: a fleet of settlers between the worlds that they have found. */
import { planetGroup } from "../../art/planet";
import { Picture } from "../../art/picture";
import { HIDDEN, sky } from "../../art/seed";
import { shipGroup } from "../../art/ship";

const at = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

/** The orbits on which the new worlds lie. */
const orbit = (rx: number, ry: number): string =>
  `<ellipse cx="240" cy="330" rx="${rx}" ry="${ry}" fill="none" stroke="#ffdf9e" stroke-width="1.4" stroke-dasharray="3 7" opacity=".45"/>`;

function cover(): string {
  return (
    `<svg ${HIDDEN} viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">${sky("New Frontiers", 168, 480, 300, "nf")}` +
    orbit(190, 118) + orbit(292, 208) + orbit(392, 296) +
    at(240, 352, 1.25, planetGroup("Old Earth", {})) +
    at(92, 232, 0.42, planetGroup("Comet Zone", { kind: "rare", good: "production" })) +
    at(372, 152, 0.62, planetGroup("Gene Gardens", { kind: "genes", good: "production" })) +
    at(150, 92, 0.5, planetGroup("Singing Reef", { kind: "novelty", good: "windfall" })) +
    at(436, 250, 0.3, planetGroup("Computronium Spires", { kind: "alien", good: "production" })) +
    at(262, 60, 0.2, planetGroup("Rebel Smelters", { kind: "rare", military: true })) +
    at(262, 172, 0.46, shipGroup("Colony Transports", "expansion"), 42) +
    at(214, 204, 0.24, shipGroup("Survey Team", "exploration"), 40) +
    at(304, 214, 0.22, shipGroup("Vanguard Expedition", "expansion"), 44) +
    "</svg>"
  );
}

export function Cover() {
  return <Picture of={{ art: "own", key: "frontiers cover", draw: cover }} />;
}

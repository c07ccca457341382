/** Alien Artifacts on the start page: a ship before a planet, and the thing that it came for. */
import { planetGroup } from "../../art/planet";
import { Picture } from "../../art/picture";
import { HIDDEN, sky } from "../../art/seed";
import { shipGroup } from "../../art/ship";

const KEY = "M0-46L17-17 46 0 17 17 0 46-17 17-46 0-17-17Z";

function scene(): string {
  const relic = `<g transform="translate(278 66)"><g fill="#6fe9f7" opacity=".07"><circle r="62"/><circle r="54"/><circle r="46"/><circle r="38"/><circle r="30"/></g><path d="${KEY}" fill="#0b2a33" stroke="#6fe9f7" stroke-width="3" stroke-linejoin="round"/><path d="${KEY}" transform="scale(.5) rotate(45)" fill="none" stroke="#bff6fc" stroke-width="3"/><circle r="6" fill="#eafdff"/></g>`;
  return `<svg ${HIDDEN} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice">${sky("Alien Artifacts", 286, 400, 240, "aa-cover")}<g transform="translate(92 196) scale(1.2)">${planetGroup("Choir Wells", { kind: "exploitation" })}</g>${relic}<g transform="translate(196 138) rotate(44) scale(.62)">${shipGroup("Last Word", "extermination")}</g><g transform="translate(306 152) rotate(22) scale(.26)">${shipGroup("Wayfinder", "exploration")}</g></svg>`;
}

export function Cover() {
  return <Picture of={{ art: "own", key: "artifacts-cover", draw: scene }} />;
}

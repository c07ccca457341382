/** The picture of the game on the start page. */
import { Picture } from "../../art/picture";
import { coverPicture } from "./art/system";

const FRAME = [320, 180] as const;

export function Cover() {
  return <Picture of={{ art: "own", key: "cosmos cover", draw: () => coverPicture(...FRAME) }} />;
}

/** The picture of the game on the start page. */
import { coverPicture } from "../../art/cosmos-system";
import { Picture } from "../../art/picture";

const FRAME = [320, 180] as const;

export function Cover() {
  return <Picture of={{ art: "own", key: "cosmos cover", draw: () => coverPicture(...FRAME) }} />;
}

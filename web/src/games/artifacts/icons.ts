/** The icons of this game alone; those that games share are in art/icons.svg. */
import type { IconSet } from "../../parts/Icon";
import sheet from "./icons.svg?url";

export const icons: IconSet = {
  sheet,
  prefixes: ["aa-", "kind-"],
  colours: { "aa-red": "aa-red", "aa-blue": "aa-blue", "aa-green": "aa-green", "aa-gold": "aa-gold" },
};

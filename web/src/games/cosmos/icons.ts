/** The icons of this game alone; those that games share are in art/icons.svg. */
import type { IconSet } from "../../parts/Icon";
import sheet from "./icons.svg?url";

export const icons: IconSet = {
  sheet,
  prefixes: ["mc-"],
  colours: {
    "mc-biomass": "mc-biomass",
    "mc-workforce": "mc-workforce",
    "mc-minerals": "mc-minerals",
    "mc-technology": "mc-technology",
    "mc-any": "mc-any",
    "mc-leader-red": "red",
    "mc-leader-green": "green",
    "mc-leader-blue": "blue",
    "mc-planet-red": "red",
    "mc-planet-green": "green",
    "mc-planet-blue": "blue",
  },
};

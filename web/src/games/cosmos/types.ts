/** The types of Micro Cosmos, by their names in the service's document (src/galaktyka/server/content/cosmos.py). */
import type { components } from "../../api/schema";
import type { BoardProps } from "../module";

type Schemas = components["schemas"];

export type Content = Schemas["CosmosContent"];
export type View = Schemas["CosmosView"];
export type Cell = Schemas["CosmosCell"];
export type Player = Schemas["CosmosPlayer"];
export type Planet = Schemas["CosmosPlanet"];
export type Crew = Schemas["CosmosCrew"];
export type Edge = Schemas["CosmosEdge"];
export type Survivor = Schemas["CosmosSurvivor"];
export type Upgrade = Schemas["CosmosUpgrade"];
export type Effect = Schemas["CosmosEffect"];
export type Amount = Schemas["CosmosAmount"];
export type Resource = Schemas["CosmosTrack"]["resource"];
export type Specialist = Crew["specialist"];
export type Place = keyof Schemas["CosmosSpaceNames"];

export type Props = BoardProps<View, Content>;

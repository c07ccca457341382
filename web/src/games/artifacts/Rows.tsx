/** The table of an alien system or a defence plan: what an attack value leads to. */
import { Icon } from "../../parts/Icon";
import type { AttackTable } from "./model";
import { Signs } from "./Signs";
import { say } from "./words";

const SHIP_ICON = { safe: "check", damaged: "undo", destroyed: "close" } as const;

export function Rows({ table }: { table: AttackTable }) {
  return (
    <span class="aa-rows" aria-hidden="true">
      {table.rows.map((row) => (
        <span class={`row ${row.ship}`}>
          <b class="v">{row.values}</b>
          <span class="fate">
            <Icon name={SHIP_ICON[row.ship]} />
            {say(row.ship)}
          </span>
          <Signs signs={row.signs} />
        </span>
      ))}
    </span>
  );
}

export const tableLabel = (table: AttackTable): string => `${table.name}, ${table.what}: ${table.sentences.join(" ")}`;

/** What a tile does, as rows of signs behind the sign of the phase; its keywords. */
import { Icon } from "../../parts/Icon";
import { Signs } from "../../parts/Signs";
import type { Phase, Tile } from "./model";

/** That a planet produces is shown where its good lies. */
const tells = ({ signs }: Tile["powers"][number]): boolean => signs !== "{production}";

export function Keywords({ tile }: { tile: Tile }) {
  return (
    <>
      {tile.keywords.map((keyword) => (
        <Icon key={keyword} name={`kw-${keyword}`} />
      ))}
    </>
  );
}

export function Powers({ tile, now = [], keywords }: { tile: Tile; now?: Phase[]; keywords?: boolean }) {
  const phases = [...new Set(tile.powers.filter(tells).map((power) => power.phase))];
  return (
    <ul class="pw">
      {keywords && tile.keywords.length > 0 && (
        <li class="kw">
          <Keywords tile={tile} />
        </li>
      )}
      {phases.map((phase) => (
        <li key={phase} class={now.includes(phase) ? "now" : undefined}>
          <span class="ph">
            <Icon name={phase} />
          </span>
          {tile.powers.filter((power) => power.phase === phase && tells(power)).map((power, i) => (
            <span key={i}>
              <Signs of={power.signs} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

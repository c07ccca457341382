/** The actions that need no card of one's own to press: a toolbar. Projects, technologies and decks are pressed themselves. */
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";

import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import { PickContext } from "../../table/pick";
import { COLOURS, TYPES, type Content, type Player } from "./model";
import { Signs } from "./Signs";
import { say } from "./words";

const OPERATIONAL = [
  ["offensive", "aa-attack", "aa-red"],
  ["income", "vp", "aa-blue"],
  ["mine", "produce", "aa-green"],
] as const;

export function Actions({ content, player }: { content: Content; player: Player }) {
  const pick = useContext(PickContext);
  const there = (id: string) => pick.entries(id).length > 0;
  const row = (verb: string) => TYPES.filter((type) => there(`${verb} ${type}`));
  const colours = COLOURS.filter((colour) => there(`exchange ${colour}`));
  const operational = OPERATIONAL.filter(([action]) => there(action));
  return (
    <div class="acts" data-zone role="toolbar" aria-label={say("actions")}>
      <Group label={say("buy")} icon="draw" shown={row("buy")}>
        {row("buy").map((type) => (
          <Chip id={`buy ${type}`} label={`${content.actions.buy}: ${content.types[type]}`} icon={`aa-${type}`} />
        ))}
      </Group>
      <Group label={say("prepare")} icon="plus" shown={row("prepare")}>
        {row("prepare").map((type) => (
          <Chip id={`prepare ${type}`} label={`${content.actions.prepare}: ${content.types[type]}`} icon={`aa-${type}`} />
        ))}
      </Group>
      <Group label={say("exchange")} icon="trade" shown={colours}>
        {colours.map((colour) => (
          <Chip id={`exchange ${colour}`} label={`${content.actions.exchange}: ${content.colours[colour]}`} icon={`aa-${colour}`} />
        ))}
      </Group>
      <Group label={say("unblock")} icon="aa-blockade" shown={row("unblock")}>
        {row("unblock").map((type) => (
          <Chip id={`unblock ${type}`} label={`${content.actions.unblock}: ${content.types[type]}`} icon={`aa-${type}`} />
        ))}
      </Group>
      {operational.map(([action, icon, colour]) => (
        <Thing key={action} id={action} label={content.actions[action]!} class="btn act-btn">
          <Icon name={icon} />
          {say(action)}
          <span class="price" aria-hidden="true">
            {content.numbers.operational_cost}
            <Icon name={colour} />
          </span>
        </Thing>
      ))}
      {there("faction") && player.faction && (
        <Thing id="faction" label={`${content.actions.faction}: ${content.factions[player.faction]!.action_sentence}`} class="btn act-btn">
          {say("faction")}
          <Signs signs={content.factions[player.faction]!.action} />
        </Thing>
      )}
    </div>
  );
}

function Group({ label, icon, shown, children }: { label: string; icon: string; shown: readonly string[]; children: ComponentChildren }) {
  if (!shown.length) return null;
  return (
    <div class="act-group" role="group" aria-label={label}>
      <span class="act-name">
        <Icon name={icon} />
        {label}
      </span>
      {children}
    </div>
  );
}

function Chip({ id, label, icon }: { id: string; label: string; icon: string }) {
  return (
    <Thing key={id} id={id} label={label} class="btn act-chip">
      <Icon name={icon} />
    </Thing>
  );
}

/** What everybody takes from: goods with their prices, and the bag of planets. The pools that end the game are meters. */
import { Icon } from "../../parts/Icon";
import { Thing } from "../../parts/Thing";
import type { Content, View } from "./model";
import { say } from "./words";

export function Supply({ view, content }: { view: View; content: Content }) {
  return (
    <div class="nf-supply" data-zone role="group" aria-label={say("supply")}>
      {content.kinds.map(({ id, name, price }) => (
        <Thing key={id} id={id} place="supply" class="nf-heap" label={say("goodsLeft", { kind: name, n: view.goods[id] ?? 0, price })}>
          <Icon name={`good-${id}`} />
          <b>{view.goods[id]}</b>
          <small>
            {price}
            <Icon name="credit" />
          </small>
        </Thing>
      ))}
      <Thing id="bag" place="supply" class="nf-heap" label={say("bagSize", { n: view.bag_size })}>
        <Icon name="planet" />
        <b>{view.bag_size}</b>
        <small>{say("bag")}</small>
      </Thing>
    </div>
  );
}

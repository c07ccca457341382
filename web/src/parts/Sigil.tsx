/** The sign and colour of a seat; the same everywhere. */
import { Icon } from "./Icon";

export const seatClass = (seat: number | null | undefined) => (seat === null || seat === undefined ? "" : `seat-${(seat % 5) + 1}`);

export function Sigil({ seat }: { seat: number }) {
  return <Icon name={`seat-${(seat % 5) + 1}`} class={`sigil ${seatClass(seat)}`} />;
}

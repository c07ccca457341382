/** A number with its icon; the words are there on hover, and for those who do not see it. */
import { Icon } from "./Icon";

export function Count({ sign, label, value, small }: { sign: string; label: string; value: string | number; small?: string }) {
  return (
    <span title={label}>
      <Icon name={sign} />
      <span aria-hidden="true">{value}</span>
      {small && <small aria-hidden="true">{small}</small>}
      <span class="sr">{label}</span>
    </span>
  );
}

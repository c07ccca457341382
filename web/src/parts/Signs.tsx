/** A row of numbers and icons: `−1{cost}{good-rare}`. */
import { Icon } from "./Icon";

export function Signs({ of }: { of: string }) {
  return <>{of.split(/\{([\w-]+)\}/).map((part, i) => (i % 2 ? <Icon key={i} name={part} /> : part))}</>;
}

/** A whole page with one sentence: something is on its way, or not to be found. */
import { Mark } from "../parts/Mark";
import { Link } from "../router/router";

export function Notice({ title, to, link }: { title: string; to?: string; link?: string }) {
  return (
    <main class="notice" id="content">
      <Mark />
      <h1>{title}</h1>
      {to && (
        <Link to={to} class="btn primary">
          {link}
        </Link>
      )}
    </main>
  );
}

/** A whole page with one sentence: something is on its way, or not to be found. */
import { Mark } from "../parts/Mark";
import { Link } from "../router/router";

interface NoticeProps {
  title: string;
  to?: string;
  link?: string;
  /** The link loads the whole page again. */
  afresh?: boolean;
}

export function Notice({ title, to, link, afresh }: NoticeProps) {
  return (
    <main class="notice" id="content">
      <Mark />
      <h1>{title}</h1>
      {to && afresh && (
        <a href={to} class="btn primary">
          {link}
        </a>
      )}
      {to && !afresh && (
        <Link to={to} class="btn primary">
          {link}
        </Link>
      )}
    </main>
  );
}

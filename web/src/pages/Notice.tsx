/** A page with a single sentence: loading, or not found. */
import { Logo } from "../parts/Logo";
import { Link } from "../router/router";

interface NoticeProps {
  title: string;
  to?: string;
  link?: string;
  /** The link loads the whole page again. */
  reload?: boolean;
}

export function Notice({ title, to, link, reload }: NoticeProps) {
  return (
    <main class="notice" id="content">
      <Logo />
      <h1>{title}</h1>
      {to && reload && (
        <a href={to} class="btn primary">
          {link}
        </a>
      )}
      {to && !reload && (
        <Link to={to} class="btn primary">
          {link}
        </Link>
      )}
    </main>
  );
}

/** The logo of Galaktyka. */
export function Logo() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle class="mark-sun" cx="24" cy="24" r="9" />
      <ellipse class="mark-orbit" cx="24" cy="24" rx="22" ry="8" transform="rotate(-24 24 24)" />
      <circle class="mark-moon" cx="42" cy="14" r="2.5" />
    </svg>
  );
}

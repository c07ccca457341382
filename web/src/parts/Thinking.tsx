/** Somebody is thinking. */
export function Thinking({ children }: { children: string }) {
  return (
    <span class="state think">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span class="word">{children}</span>
    </span>
  );
}

/** The keys of a table. */
import { Dialog } from "../parts/Dialog";
import { keyWords } from "../words/keys";
import { keysOpen } from "./keys";

const KEYS = [
  ["Tab", "tab"],
  ["← ↑ → ↓", "arrows"],
  ["Enter", "enter"],
  ["N", "next"],
  ["C", "confirm"],
  ["P", "prompt"],
  ["?", "why"],
  ["I", "large"],
  ["U", "undo"],
  ["H", "hint"],
  ["Esc", "escape"],
  ["K", "help"],
] as const;

export function KeysHelp() {
  return (
    <Dialog title={keyWords("title")} onClose={() => (keysOpen.value = false)}>
      <dl class="keys">
        {KEYS.map(([key, words]) => (
          <div key={words}>
            <dt>
              <kbd class="kbd">{key}</kbd>
            </dt>
            <dd>{keyWords(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

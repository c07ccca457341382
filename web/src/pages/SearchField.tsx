/** A search field that says how much was found. */
import { learningWords } from "../words/learning";

interface SearchFieldProps {
  value: string;
  /** What can be searched for. */
  help?: string;
  onChange: (value: string) => void;
  /** How much was found; null while nothing is searched for. */
  count: number | null;
}

export function SearchField({ value, help, onChange, count }: SearchFieldProps) {
  return (
    <div class="search" role="search">
      <label class="line">
        {learningWords("search")}
        <input
          class="field"
          type="search"
          placeholder={help}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <p role="status" class="muted">
        {count === null ? "" : learningWords("found", { count })}
      </p>
    </div>
  );
}

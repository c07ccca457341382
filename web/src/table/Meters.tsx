/** What ends the game, always visible. */
import type { Meter } from "../api/types";
import { tableWords } from "../words/table";

export function Meters({ meters }: { meters: Meter[] }) {
  return (
    <div class="meters">
      {meters.map((meter) => (
        <Gauge key={meter.key} meter={meter} />
      ))}
    </div>
  );
}

function Gauge({ meter }: { meter: Meter }) {
  if (meter.falls) return <Remainder meter={meter} />;
  const part = meter.limit ? Math.max(0, (meter.value / meter.limit) * 100) : 100;
  const heat = meter.last ? "hot" : part >= 75 ? "warm" : "";
  const spoken = tableWords(meter.last ? "meterLast" : "meter", { label: meter.label, value: meter.value, limit: meter.limit });
  return (
    <div
      class={`meter ${heat}`}
      role="meter"
      aria-label={meter.label}
      aria-valuenow={meter.value}
      aria-valuemin={0}
      aria-valuemax={meter.limit}
      aria-valuetext={spoken}
      title={spoken}
    >
      <span>
        {meter.label}
        <b>
          {meter.value}/{meter.limit}
        </b>
      </span>
      <i style={{ "--v": `${part}%` }} />
    </div>
  );
}

/** A supply that runs out, or falls to its limit. */
function Remainder({ meter }: { meter: Meter }) {
  return (
    <div class={`meter stock ${meter.last ? "hot" : ""}`} title={meter.last ? tableWords("stockLast") : undefined}>
      <span>
        {meter.label}
        <b>{meter.limit && meter.value > meter.limit ? `${meter.value} → ${meter.limit}` : meter.value}</b>
      </span>
      {meter.last && <span class="sr">{tableWords("stockLast")}</span>}
    </div>
  );
}

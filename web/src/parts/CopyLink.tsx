/** Shares or copies a link; where that is not allowed, shows it to be copied by hand. */
import { useState } from "preact/hooks";

import { tableWords } from "../words/table";
import { Button } from "./Button";

export function CopyLink({ address, class: className, words }: { address: string; class?: string; words?: string }) {
  const [state, setState] = useState<"ready" | "copied" | "by-hand">("ready");
  const url = new URL(address, location.href).href;
  const copy = async () => {
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
      else await navigator.clipboard.writeText(url);
      setState("copied");
    } catch {
      setState("by-hand");
    }
  };
  if (state === "by-hand")
    return <input class="field" readOnly value={url} aria-label={tableWords("share")} onFocus={(event) => event.currentTarget.select()} autoFocus />;
  return (
    <Button icon={state === "copied" ? "check" : "share"} class={className} onPress={() => void copy()}>
      <span role="status">{state === "copied" ? tableWords("copied") : (words ?? tableWords("share"))}</span>
    </Button>
  );
}

/** Who one is: nobody yet, a guest with a name, or an account. */
import { signal } from "@preact/signals";

import { service } from "../api/client";
import type { Me } from "../api/types";

/** Undefined until the service has said; null: somebody new. */
export const me = signal<Me | null | undefined>(undefined);

const AGAIN = 3000;
const STARS = ["Vega", "Orion", "Lyra", "Rigel", "Altair", "Mira", "Nova", "Antares", "Capella", "Deneb", "Bellatrix", "Polaris"];

export async function recogniseMe(): Promise<void> {
  try {
    me.value = await service.me();
  } catch {
    window.setTimeout(recogniseMe, AGAIN);
  }
}

/** Before the first deed: somebody new becomes a guest under the name of a star, and can change it at any time. */
export async function beSomebody(): Promise<Me> {
  me.value ??= await service.callMe(STARS[Math.floor(Math.random() * STARS.length)]!);
  return me.value;
}

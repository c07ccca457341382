/** Who one is: nobody yet, a guest with a name, or an account. All tabs of a browser are the same person. */
import { signal } from "@preact/signals";

import { service } from "../api/client";
import type { Me } from "../api/types";

/** Undefined until the service has said; null: somebody new. */
export const me = signal<Me | null | undefined>(undefined);

const AGAIN = 3000;
const STARS = ["Vega", "Orion", "Lyra", "Rigel", "Altair", "Mira", "Nova", "Antares", "Capella", "Deneb", "Bellatrix", "Polaris"];
const tabs = "BroadcastChannel" in window ? new BroadcastChannel("galaktyka.me") : null;
let becoming: Promise<Me> | null = null;

export async function recogniseMe(): Promise<void> {
  if (tabs) tabs.onmessage = () => void read();
  await read();
}

async function read(): Promise<void> {
  try {
    me.value = await service.me();
  } catch {
    window.setTimeout(read, AGAIN);
  }
}

/** From now on one is this person, in every tab. */
export function become(who: Me | null): void {
  me.value = who;
  tabs?.postMessage("");
}

/** Before the first deed: somebody new becomes a guest under the name of a star, and can change it at any time. */
export async function beSomebody(): Promise<Me> {
  if (me.value) return me.value;
  becoming ??= becomeSomebody().finally(() => (becoming = null));
  return becoming;
}

/** Another tab may have been quicker: who one is already, one stays. */
async function becomeSomebody(): Promise<Me> {
  const who = (await service.me()) ?? (await service.callMe(STARS[Math.floor(Math.random() * STARS.length)]!));
  become(who);
  return who;
}

export async function callMyself(name: string): Promise<Me> {
  return (await service.me()) ? service.rename(name) : service.callMe(name);
}

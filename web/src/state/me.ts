/** The current user: nobody yet, a guest with a name, or an account; the same in all tabs of a browser. */
import { signal } from "@preact/signals";

import { api } from "../api/client";
import type { Me } from "../api/types";

/** Undefined until the service has answered; null: nobody yet. */
export const me = signal<Me | null | undefined>(undefined);

const RETRY_DELAY = 3000;
const STARS = ["Vega", "Orion", "Lyra", "Rigel", "Altair", "Mira", "Nova", "Antares", "Capella", "Deneb", "Bellatrix", "Polaris"];
const tabs = "BroadcastChannel" in window ? new BroadcastChannel("galaktyka.me") : null;
let creating: Promise<Me> | null = null;

export async function loadMe(): Promise<void> {
  if (tabs) tabs.onmessage = () => void read();
  await read();
}

async function read(): Promise<void> {
  try {
    me.value = await api.me();
  } catch {
    window.setTimeout(read, RETRY_DELAY);
  }
}

/** Set the user in every tab. */
export function setMe(who: Me | null): void {
  me.value = who;
  tabs?.postMessage("");
}

/** Before anything that needs a user: somebody new becomes a guest with the name of a star, which can be changed. */
export async function ensureMe(): Promise<Me> {
  if (me.value) return me.value;
  creating ??= createMe().finally(() => (creating = null));
  return creating;
}

/** Another tab may have created the user already. */
async function createMe(): Promise<Me> {
  const who = (await api.me()) ?? (await api.callMe(STARS[Math.floor(Math.random() * STARS.length)]!));
  setMe(who);
  return who;
}

export async function renameMe(name: string): Promise<Me> {
  return (await api.me()) ? api.rename(name) : api.callMe(name);
}

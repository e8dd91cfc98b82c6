import { at } from "~/net/base.ts";
import { settings } from "../settings.svelte.ts";

const CALM = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 9h9v25H4z" fill="#1e5aa0"/><path d="M13.5 14h8v20h-8z" fill="#edb83d"/><path d="M22.5 13.2l7.7-2.1 6 22-7.7 2.1z" fill="#c2352b"/><path d="M1 36h38" stroke="#1e2230" stroke-width="3.2" stroke-linecap="round"/></svg>`;
const YOURS = CALM.replace(
  "</svg>",
  '<circle cx="31" cy="9" r="9" fill="#c2352b" stroke="#fff" stroke-width="2.5"/></svg>',
);

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const calm = icon?.href;
let awaited = 0;

/** The tab tells that it is one's turn, even from behind others, until it is called off. */
export function showTurn(yours: boolean): () => void {
  const show = (change: number) => {
    awaited += change;
    if (icon) icon.href = awaited > 0 ? `data:image/svg+xml,${encodeURIComponent(YOURS)}` : calm!;
  };
  if (yours) show(1);
  return () => {
    if (yours) show(-1);
  };
}

/** Tell somebody who looks elsewhere, if they asked for it. The worker shows it: phones accept it from nobody else. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.choices.notify || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, tag: table, icon: at("icons/192.png") });
}

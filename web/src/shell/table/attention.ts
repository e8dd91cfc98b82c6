import { settings } from "../settings.svelte.ts";

const CALM = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 9h9v25H4z" fill="#1e5aa0"/><path d="M13.5 14h8v20h-8z" fill="#edb83d"/><path d="M22.5 13.2l7.7-2.1 6 22-7.7 2.1z" fill="#c2352b"/><path d="M1 36h38" stroke="#1e2230" stroke-width="3.2" stroke-linecap="round"/></svg>`;
const YOURS = CALM.replace(
  "</svg>",
  '<circle cx="31" cy="9" r="9" fill="#c2352b" stroke="#fff" stroke-width="2.5"/></svg>',
);

/** The tab tells whose turn it is, even from behind others. */
export function showTurn(yours: boolean): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const before = icon?.href;
  if (icon && yours) icon.href = `data:image/svg+xml,${encodeURIComponent(YOURS)}`;
  return () => {
    if (icon && before) icon.href = before;
  };
}

/** Tell somebody who looks elsewhere, if they asked for it. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.choices.notify || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notification = new Notification(title, { body, tag });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

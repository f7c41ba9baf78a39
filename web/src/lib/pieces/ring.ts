/** Calls somebody who is not looking: it is their turn. */
import { settings } from '../settings.svelte';
import { t } from '../words';

export const canRing = () => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Asks whether it may; remembers the answer. */
export async function mayRing(on: boolean) {
  settings.ring = on && (await Notification.requestPermission()) === 'granted';
}

export function ring(table: string, body: string) {
  if (!document.hidden) return;
  void navigator.setAppBadge?.(1).catch(() => {});
  if (!settings.ring || !canRing()) return;
  const told = { body, tag: table, icon: './icon.svg' };
  void show(told);
}

/** On telephones only a service worker may do this; without one the page does. */
async function show(told: NotificationOptions) {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(t('your-turn'), told);
  else new Notification(t('your-turn'), told);
}

if ('clearAppBadge' in navigator)
  document.addEventListener(
    'visibilitychange',
    () => !document.hidden && void navigator.clearAppBadge().catch(() => {}),
  );

import { deletePush, setPush } from '@paddock/api/messenger';
import { api } from '@paddock/host';

/**
 * The shell registers the worker once notifications are allowed; without it there is no push (ms).
 */
const WORKER_WITHIN_MS = 10_000;

export const canPush = (): boolean =>
  'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;

async function worker(): Promise<ServiceWorkerRegistration> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new Error('There is no push worker')), WORKER_WITHIN_MS);
  try {
    return await Promise.race([navigator.serviceWorker.ready, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Subscribes this browser, after the customer allowed notifications.
 * @returns false when the browser does not allow them
 * @throws Error when the browser has no push service, or the server does not take it
 */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await worker();
  // One that was made with another key cannot be changed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api.call(setPush, { body: { endpoint, p256dh, auth } });
  return true;
}

/** The server stops first: from then on nothing comes. */
export async function unsubscribe(): Promise<void> {
  await api.call(deletePush);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

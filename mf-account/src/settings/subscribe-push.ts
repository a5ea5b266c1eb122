import { deletePush, setPush } from '@paddock/api/messenger';
import { api } from '@paddock/host';

/**
 * The longest wait (ms) for the worker, which the shell registers once notifications are allowed.
 * Without it there is no push.
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
 * @returns false if the browser does not allow them
 * @throws Error if the browser has no push service, or the server rejects the subscription
 */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await worker();
  // A subscription with another key cannot be changed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api.call(setPush, { body: { endpoint, p256dh, auth } });
  return true;
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

export const isSubscribed = async (): Promise<boolean> => (await subscriptionHere()) !== null;

/** The server stops first: from then on, no message is sent. */
export async function unsubscribe(): Promise<void> {
  await api.call(deletePush);
  await (await subscriptionHere())?.unsubscribe();
}

import { onReset, useSession } from '@paddock/host';
import { pushWorkerUrl } from './push-worker-url.ts';

/** Ends the browser's subscription: the next customer of this browser has their own. */
async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Registers the push worker for a customer whose browser may show notifications, as soon as that is
 * so. Subscribing is left to the page that offers it.
 */
export async function startPush(): Promise<void> {
  if (!('PushManager' in globalThis) || !navigator.serviceWorker || !navigator.permissions) return;
  onReset(() => void unsubscribe().catch(() => {}));
  const permission = await navigator.permissions.query({ name: 'notifications' });
  const register = () => {
    if (permission.state !== 'granted' || useSession.getState().status !== 'customer') return;
    // Where the browser keeps no worker, there is no push.
    navigator.serviceWorker.register(pushWorkerUrl()).catch(() => {});
  };
  permission.addEventListener('change', register);
  useSession.subscribe(register);
  register();
}

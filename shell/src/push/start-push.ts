import { onSessionEvent, useSession } from '@paddock/host';
import { pushWorkerUrl } from './push-worker-url.ts';

/**
 * Ends the browser's subscription: the next customer of this browser must not get these messages.
 */
async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Registers the push worker as soon as the page has a customer and the browser may show
 * notifications. The page that offers notifications subscribes.
 */
export async function startPush(): Promise<void> {
  if (!('PushManager' in globalThis) || !navigator.serviceWorker || !navigator.permissions) return;
  onSessionEvent((event) => {
    // A tab that sees the end late leaves it: the subscription may be the next customer's by now,
    // and the tab that ended the session has removed the former one.
    if (event.type !== 'loggedOut' || event.reason === 'elsewhere' || event.reason === 'customerChanged') return;
    unsubscribe().catch(() => {});
  });
  const permission = await navigator.permissions.query({ name: 'notifications' });
  const register = () => {
    if (permission.state !== 'granted' || useSession.getState().status !== 'customer') return;
    // If the browser refuses the worker, there is no push.
    navigator.serviceWorker.register(pushWorkerUrl()).catch(() => {});
  };
  permission.addEventListener('change', register);
  useSession.subscribe(register);
  register();
}

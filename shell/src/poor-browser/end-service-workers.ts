import { PUSH_WORKER_URL } from '../push/push-worker-url.ts';

const isPushWorker = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  (active ?? waiting ?? installing)?.scriptURL === new URL(PUSH_WORKER_URL, location.origin).href;

/** Unregisters the service workers of an earlier product, which would show old pages. */
export function endServiceWorkers(): void {
  // Some frames reject even the query.
  navigator.serviceWorker?.getRegistrations().then(
    (registrations) => {
      for (const registration of registrations) if (!isPushWorker(registration)) void registration.unregister();
    },
    () => {},
  );
}

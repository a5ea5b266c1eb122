/** Unregisters the service workers of an earlier product, which would show old pages. */
export function endServiceWorkers(): void {
  // Some frames reject even the query.
  navigator.serviceWorker?.getRegistrations().then(
    (registrations) => {
      for (const registration of registrations) void registration.unregister();
    },
    () => {},
  );
}

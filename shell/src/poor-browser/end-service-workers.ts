/** Ends the service workers that an earlier product left here: this one has none, and theirs would show old pages. */
export function endServiceWorkers(): void {
  // Of some frames even the question is refused.
  navigator.serviceWorker?.getRegistrations().then(
    (registrations) => {
      for (const registration of registrations) void registration.unregister();
    },
    () => {},
  );
}

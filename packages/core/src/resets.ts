const resets = new Set<() => void>();

/**
 * Registers the reset of a store with a customer's data. It is called whenever the customer's
 * session ends, for any reason. Returns unsubscribe.
 */
export function onReset(reset: () => void): () => void {
  resets.add(reset);
  return () => {
    resets.delete(reset);
  };
}

/** Runs all registered resets. The session calls it when it ends. */
export function resetStores(): void {
  for (const reset of [...resets]) reset();
}

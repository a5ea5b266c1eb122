/**
 * The attempt's result. Undefined if the browser forbids its storage, or the storage is full or
 * damaged.
 */
export const tryStorage = <T>(attempt: () => T): T | undefined => {
  try {
    return attempt();
  } catch {
    return undefined;
  }
};

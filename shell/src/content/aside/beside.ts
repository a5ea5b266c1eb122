/** From here on the page has a column beside it: `lg` of core §9. */
const BESIDE = '(width >= 992px)';

// Where there is no screen to ask (tests), it is a desktop's.
const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(BESIDE);

/** Whether the page has a column beside it. */
export const isBeside = (): boolean => query()?.matches ?? true;

/** Calls back when the column comes or goes. Returns the unsubscribe function. */
export function onBesideChange(listener: () => void): () => void {
  const screen = query();
  screen?.addEventListener('change', listener);
  return () => screen?.removeEventListener('change', listener);
}

/**
 * Where a phone's header ends and a desktop's begins: `md` of core §9, as the kit's
 * `mediaFrom('md')` has it.
 */
const SMALL_SCREEN = '(width < 768px)';

// Where there is no screen to ask (tests), it is a desktop's.
const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(SMALL_SCREEN);

/** Whether the screen is a phone's. */
export const isSmallScreen = (): boolean => query()?.matches ?? false;

/**
 * Calls back when the screen becomes a phone's or a desktop's. Returns the unsubscribe function.
 */
export function onScreenChange(listener: () => void): () => void {
  const screen = query();
  screen?.addEventListener('change', listener);
  return () => screen?.removeEventListener('change', listener);
}

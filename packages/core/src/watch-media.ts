/** A media query as a store of `useSyncExternalStore`. */
export interface WatchedMedia {
  matches(): boolean;
  /** Calls back when the answer changes. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/**
 * Watches a media query: `watchMedia('(width < 768px)', false)`.
 * @param withoutScreen the answer where there is no screen to ask (tests)
 */
export function watchMedia(media: string, withoutScreen: boolean): WatchedMedia {
  const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(media);
  return {
    matches: () => query()?.matches ?? withoutScreen,
    onChange(listener) {
      const screen = query();
      screen?.addEventListener('change', listener);
      return () => screen?.removeEventListener('change', listener);
    },
  };
}

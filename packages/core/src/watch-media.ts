import { useSyncExternalStore } from 'react';

/** A media query that can be asked and followed. */
export interface WatchedMedia {
  matches(): boolean;
  /** The answer where there is no screen to ask. */
  withoutScreen(): boolean;
  /** Calls back when the answer changes. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/**
 * Watches a media query: `watchMedia('(width < 768px)', false)`.
 * @param withoutScreen the answer where there is no screen to ask: in tests and at the edge
 */
export function watchMedia(media: string, withoutScreen: boolean): WatchedMedia {
  const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(media);
  return {
    matches: () => query()?.matches ?? withoutScreen,
    withoutScreen: () => withoutScreen,
    onChange(listener) {
      const screen = query();
      screen?.addEventListener('change', listener);
      return () => screen?.removeEventListener('change', listener);
    },
  };
}

/**
 * Whether the media query matches, for components. A page that the edge rendered begins with the
 * answer that the edge had.
 */
export const useMedia = ({ onChange, matches, withoutScreen }: WatchedMedia): boolean =>
  useSyncExternalStore(onChange, matches, withoutScreen);

const never = () => () => {};

/** False while the page is as the edge rendered it, which knows no screen. */
export const useIsScreenKnown = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

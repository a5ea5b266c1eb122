import { useSyncExternalStore } from 'react';

/** A media query with its current result and changes. */
export interface WatchedMedia {
  matches(): boolean;
  /** The result without a screen. */
  withoutScreen(): boolean;
  /** Calls `listener` when the result changes. Returns unsubscribe. */
  onChange(listener: () => void): () => void;
}

/**
 * Watches a media query: `watchMedia('(width < 768px)', false)`.
 * @param withoutScreen the result without a screen: in tests and at the edge
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
 * Whether the media query matches, for components. A page that the edge rendered first has the
 * edge's result.
 */
export const useMedia = ({ onChange, matches, withoutScreen }: WatchedMedia): boolean =>
  useSyncExternalStore(onChange, matches, withoutScreen);

const never = () => () => {};

/** False during hydration of a page from the edge, which knows no screen. */
export const useIsScreenKnown = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useRemoteSource } from './source-context.ts';

/** Handlers for a link: hover, focus or touch fetches the remote that serves its path. */
export function useIntentPrefetch() {
  const source = useRemoteSource();
  return (path: string) => {
    const prefetch = () => {
      const remote = source.pageOwner(path);
      if (remote) source.prefetch(remote, path);
    };
    return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };
  };
}

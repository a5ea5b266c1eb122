import { type ComponentType, useSyncExternalStore } from 'react';

/** The loading state of a view's chunk. */
export type ViewState<Props> =
  | { status: 'asleep' | 'loading' | 'failed' }
  | { status: 'ready'; View: ComponentType<Props> };

export interface LazyView<Props> {
  /** Fetches the chunk once; retries after a failure. */
  load(): void;
  /** The view's loading state. Reading it does not fetch the chunk. */
  useView(): ViewState<Props>;
}

/**
 * A view in a separate chunk. Not `React.lazy`, which caches a failure for ever and suspends its
 * surroundings. Here a field takes input while its chunk loads, and can retry.
 */
export function createLazyView<Props>(fetchView: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let current: ViewState<Props> = { status: 'asleep' };
  const listeners = new Set<() => void>();
  const become = (next: ViewState<Props>) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    load() {
      if (current.status === 'loading' || current.status === 'ready') return;
      become({ status: 'loading' });
      fetchView().then(
        (View) => become({ status: 'ready', View }),
        () => become({ status: 'failed' }),
      );
    },
    useView: () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => current,
      ),
  };
}

import { type ComponentType, useSyncExternalStore } from 'react';

/** How far the chunk of a view is. */
export type ViewState<Props> =
  | { status: 'asleep' | 'loading' | 'failed' }
  | { status: 'ready'; View: ComponentType<Props> };

export interface LazyView<Props> {
  /** Fetches the chunk, once; after a failure it tries again. */
  load(): void;
  /** The view, when it is there. Asking for it does not fetch it. */
  useView(): ViewState<Props>;
}

/**
 * A view in a chunk of its own. Not `React.lazy`: that keeps a failure for ever, and hides what stands around while it
 * waits; here a field goes on taking what is typed, and may try again.
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
    useView: () => useSyncExternalStore(subscribe, () => current),
  };
}

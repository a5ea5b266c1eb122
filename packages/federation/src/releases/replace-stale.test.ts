import { expect, test, vi } from 'vitest';
import type { Boundary } from '../boundary/boundary.ts';
import { replaceStale } from './replace-stale.ts';

/** A tab with `catalogue` loaded. The test announces a newer build of it. */
function openTab({ isUnsaved }: { isUnsaved: boolean }) {
  let stale = false;
  const listeners = new Set<() => void>();
  let save = () => {};
  const replace = vi.fn(async (_: string, show: () => Promise<void>) => {
    stale = false;
    await show();
  });
  const boundary = {
    current: { remotes: { catalogue: {}, cart: {} } },
    state: (remote: string) => (remote === 'catalogue' ? { name: 'loaded', stale } : { name: 'idle' }),
    subscribe: (listener: () => void) => listeners.add(listener),
    replace,
  } as unknown as Boundary;
  const show = vi.fn(async () => {});
  const wait = vi.fn();
  replaceStale({
    boundary,
    hasUnsavedWork: () => isUnsaved,
    onWorkSaved: (listener) => {
      save = () => {
        isUnsaved = false;
        listener();
      };
    },
    show,
    wait,
  });
  const announce = () => {
    stale = true;
    for (const listener of listeners) listener();
  };
  return { announce, show, wait, replace, save: () => save() };
}

test('[NEWER-1] a loaded remote is replaced by its newer build when nothing is unsaved', async () => {
  const { announce, show, replace } = openTab({ isUnsaved: false });
  announce();
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith('catalogue'));
  expect(replace).toHaveBeenCalledTimes(1);
});

test('[NEWER-2] it waits for unsaved work, and says how it can be taken at once', async () => {
  const { announce, show, wait, save } = openTab({ isUnsaved: true });
  announce();
  expect(show).not.toHaveBeenCalled();
  expect(wait).toHaveBeenCalledWith(expect.any(Function));
  save();
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith('catalogue'));
  expect(wait).toHaveBeenLastCalledWith(null);
});

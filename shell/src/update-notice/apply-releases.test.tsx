import type { Boundary, TabRelease } from '@paddock/federation';
import { holdUnsavedWork } from '@paddock/host';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
import { applyReleases } from './apply-releases.ts';
import { useUpdate } from './use-update.ts';

beforeEach(() => useUpdate.setState({ waiting: null }));

const release = { shell: { buildId: 'shell-1', digest: '' } } as TabRelease;

/** The shell at `/a`, whose remote has a second build in the next release. */
async function openTab() {
  let build = 1;
  const source = createFakeSource({
    'mf-a': {
      paths: ['/a'],
      load: async () => ({ routes: [{ path: '/a', element: <h1>Build {build}</h1> }] }),
    },
  });
  const { router } = showShell(source, '/a');
  await screen.findByRole('heading', { name: 'Build 1' });
  let stale = false;
  const listeners = new Set<() => void>();
  const boundary = {
    current: { ...release, remotes: { 'mf-a': {} } },
    state: () => ({ name: 'loaded', stale }),
    subscribe: (listener: () => void) => listeners.add(listener),
    offer() {
      stale = true;
      for (const listener of listeners) listener();
    },
    replace: vi.fn(async (remote: string, show: () => Promise<void>) => {
      build = 2;
      stale = false;
      source.forget(remote);
      await show();
    }),
  };
  let tell: (newer: TabRelease) => void = () => {};
  applyReleases({
    release,
    boundary: boundary as unknown as Boundary,
    source,
    router,
    watch: (listener) => {
      tell = listener;
    },
  });
  return { boundary, router, announce: () => act(async () => tell(release)) };
}

describe('a newer release', () => {
  test('[RELEASES-1] replaces the page of a changed remote when nothing is unsaved', async () => {
    const { announce } = await openTab();
    await announce();
    await screen.findByRole('heading', { name: 'Build 2' });
  });

  test('[RELEASES-4] [RELEASES-5] waits while work is unsaved, and comes when it is saved', async () => {
    const { announce, boundary } = await openTab();
    const save = holdUnsavedWork();
    await announce();
    await screen.findByText(/Eine neue Version ist da/);
    expect(boundary.replace).not.toHaveBeenCalled();
    await act(async () => save());
    await screen.findByRole('heading', { name: 'Build 2' });
    await waitFor(() => expect(screen.queryByText(/Eine neue Version ist da/)).toBeNull());
  });

  test('[RELEASES-6] comes at once when the customer says so', async () => {
    const { announce } = await openTab();
    const save = holdUnsavedWork();
    await announce();
    fireEvent.click(await screen.findByRole('button', { name: 'Jetzt übernehmen' }));
    await screen.findByRole('heading', { name: 'Build 2' });
    save();
  });

  test('[RELEASES-3] [RELEASES-8] with another shell waits for the next navigation, and for unsaved work', async () => {
    const { boundary, router } = await openTab();
    const reload = vi.spyOn(router, 'reload').mockImplementation(() => {});
    boundary.current = { ...boundary.current, shell: { buildId: 'shell-2', digest: '' } };
    expect(reload).not.toHaveBeenCalled();
    const save = holdUnsavedWork();
    await act(() => router.get().navigate('/a?unsaved'));
    expect(reload).not.toHaveBeenCalled();
    save();
    await act(() => router.get().navigate('/a?saved'));
    expect(reload).toHaveBeenCalled();
  });
});

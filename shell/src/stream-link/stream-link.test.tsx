import { usePanels, useSession, useStreamLink } from '@paddock/host';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

beforeEach(() => {
  useSession.setState({ status: 'anonymous' }, true);
  usePanels.getState().close();
  useStreamLink.setState({ link: null });
});

const open = () => usePanels.getState().open;
const logIn = () => act(() => useSession.setState({ status: 'customer', customerId: '7' }, true));

async function visit(url: string) {
  const { router } = showShell(
    createFakeSource({
      'mf-a': { paths: ['/a'], load: async () => ({ routes: [{ path: '/a', element: <h1>A</h1> }] }) },
      'mf-streams': { panels: ['livestream'], load: async () => ({ panels: { livestream: () => null } }) },
    }),
    url,
  );
  await screen.findByRole('heading', { name: 'A' });
  return (to: string) => act(() => router.get().navigate(to));
}

describe('a stream link', () => {
  it('[SHELL-124] on any page opens the livestream for a customer', async () => {
    logIn();
    await visit('/a?stream_race_id=815&country=FRA');
    expect(open()).toEqual(['livestream']);
    expect(useStreamLink.getState().link).toEqual({ kind: 'race', id: '815', country: 'FRA' });
  });

  it('[SHELL-124] asks a visitor to log in, and is followed then', async () => {
    await visit('/a?stream_id=12');
    expect(open()).toEqual(['login']);
    logIn();
    expect(open()).toContain('livestream');
    expect(useStreamLink.getState().link).toMatchObject({ kind: 'live', id: '12' });
  });

  it('[SHELL-124] of something on the page does the same, again whenever it is asked for', async () => {
    await visit('/a');
    const ask = () => act(() => useStreamLink.setState({ link: { kind: 'race', id: '815', country: null } }));
    ask();
    expect(open()).toEqual(['login']);
    logIn();
    expect(open()).toContain('livestream');
    act(() => usePanels.getState().close());
    ask();
    expect(open()).toEqual(['livestream']);
  });

  it('[SHELL-124] is followed once: neither a navigation nor a logout opens again what was closed', async () => {
    logIn();
    const navigate = await visit('/a?stream_id=12');
    act(() => usePanels.getState().close());
    await navigate('/a');
    act(() => useSession.setState({ status: 'anonymous' }, true));
    expect(open()).toEqual([]);
  });
});

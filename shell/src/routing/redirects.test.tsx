import { matchClaim } from '@paddock/federation';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
import { redirects } from './redirects.ts';

/** A remote that has every page which is led to, but for the shell's own. */
const targets = redirects.map(({ to }) => to);
const everywhere = () =>
  createFakeSource({
    'mf-a': {
      paths: targets,
      load: async () => ({ routes: targets.map((path) => ({ path, element: <h1>Ziel</h1> })) }),
    },
  });

beforeEach(() => void fakeApi({}));

describe('[SHELL-75] an old address, or another name of a page', () => {
  it.each(
    redirects.flatMap(({ from, to }) => [[from, to] as const, [`/en${from}`, `/en${to === '/' ? '' : to}`] as const]),
  )('%s leads to %s', async (from, to) => {
    const { length } = history;
    showShell(everywhere(), `${from}?status=ok`);
    await waitFor(() => expect(location.pathname.replace(/\/$/, '')).toBe(to.replace(/\/$/, '')));
    expect(location.search).toBe('?status=ok');
    expect(history.length).toBe(length);
  });

  it('never leads to one that leads on', () => {
    for (const { to } of redirects)
      expect(
        matchClaim(
          redirects.map(({ from }) => ({ path: from })),
          to,
        ),
      ).toBeNull();
  });
});

import { fakeApi } from '@paddock/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const aliases = Object.values(pages).flatMap((page) => ('leadsTo' in page ? [page] : []));
const home = () =>
  createFakeSource({
    'mf-a': { paths: ['/'], load: async () => ({ routes: [{ path: '/', element: <h1>Ziel</h1> }] }) },
  });

beforeEach(() => void fakeApi({}));

describe('an old address, or another name of a page', () => {
  test.each(
    aliases.flatMap(({ path, leadsTo }) => [
      [path, leadsTo] as const,
      [`/en${path}`, `/en${leadsTo === '/' ? '' : leadsTo}`] as const,
    ]),
  )('[ROUTING-7] [ROUTING-16] [ROUTING-17] %s leads to %s', async (from, to) => {
    const { length } = history;
    showShell(home(), `${from}?status=ok#part`);
    await waitFor(() => expect(location.pathname.replace(/\/$/, '')).toBe(to.replace(/\/$/, '')));
    expect(location.search + location.hash).toBe('?status=ok#part');
    expect(history.length).toBe(length);
  });

  test('[ROUTING-18] never leads to one that leads on', () => {
    const paths: string[] = aliases.map(({ path }) => path);
    for (const { leadsTo } of aliases) expect(paths).not.toContain(leadsTo);
  });
});

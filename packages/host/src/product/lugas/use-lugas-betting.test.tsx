import contract from '@paddock/api/openapi.json' with { type: 'json' };
import { type Customer, logOut, queryClient, useLugasBetting } from '@paddock/host';
import { adoptTokens, customerQuery, startSession } from '@paddock/host/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptedAt } from '../../testing/envelope.ts';
import type { LugasBetting } from './lugas.model.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();
const me = contract.components.examples.me.value.data;
/** Activated ten minutes ago; ends in twenty minutes without activity. */
const inSession = {
  country: 'DEU',
  groups: ['lugas'],
  lugas_registered: at(-10_000),
  lugas_activated: at(-10),
  lugas_expires: at(20),
};
const jwt = `x.${btoa(JSON.stringify({ sub: '7', iat: NOON / 1000, exp: NOON / 1000 + 100_000 }))}.x`;

let asked: string[];
/** How far (ms) the server's clock is ahead of this machine's. */
let ahead: number;
let seen: (LugasBetting | null)[];
let stop: () => void;

const Probe = () => {
  const betting = useLugasBetting();
  seen.push(betting);
  return null;
};
const now = () => seen.at(-1);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const change = (differs: Partial<Customer>) =>
  act(async () => {
    queryClient.setQueryData(customerQuery.queryKey, (customer) => customer && { ...customer, ...differs });
    await vi.advanceTimersByTimeAsync(0);
  });

async function show(differs: object = inSession): Promise<void> {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return acceptedAt(Date.now() + ahead, { ...me, ...differs });
  });
  stop = startSession();
  await adoptTokens({ bearerToken: jwt, refreshToken: 'r' });
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  await pass(0);
  asked = [];
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  [asked, seen, ahead] = [[], [], 0];
});
afterEach(async () => {
  cleanup();
  await logOut({ force: true });
  stop();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the state of betting under LUGAS, for a page', () => {
  test('[BETTING-10] changes at its instants, with one timer and without a call', async () => {
    await show();
    expect(now()).toEqual({ state: 'active', until: NOON + 20 * MINUTE, isExpiringSoon: false });
    const drawn = seen.length;
    await pass(14 * MINUTE);
    expect(seen.length).toBe(drawn);
    await pass(MINUTE);
    expect(now()).toEqual({ state: 'active', until: NOON + 20 * MINUTE, isExpiringSoon: true });
    await pass(5 * MINUTE);
    expect(now()).toEqual({ state: 'waiting', until: NOON + 25 * MINUTE });
    await pass(5 * MINUTE);
    expect(now()).toEqual({ state: 'inactive' });
    expect(asked).toEqual([]);
  });

  test('[BETTING-10] follows the customer: a keepalive moves the end, and its timer', async () => {
    await show();
    await change({ lugasExpires: at(30) });
    await pass(24 * MINUTE);
    expect(now()).toEqual({ state: 'active', until: NOON + 30 * MINUTE, isExpiringSoon: false });
    await pass(MINUTE);
    expect(now()).toMatchObject({ isExpiringSoon: true });
  });

  test('[BETTING-11] is none for visitors and outside LUGAS', async () => {
    await show({ country: 'AUT', groups: ['lugas'], lugas_registered: null });
    expect(now()).toBeNull();
    await change({ country: 'DEU' });
    expect(now()).toEqual({ state: 'unregistered' });
    await act(() => logOut({ force: true }));
    await pass(0);
    expect(now()).toBeNull();
  });

  test('[BETTING-12] is right once the page is visible again, if the timers stood still', async () => {
    await show();
    vi.setSystemTime(NOON + 40 * MINUTE);
    expect(now()).toMatchObject({ state: 'active' });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(now()).toEqual({ state: 'inactive' });
  });

  // Must be the last test: the page keeps its samples of the server's clock.
  test("[BETTING-10] goes by the server's clock", async () => {
    ahead = 22 * MINUTE;
    await show();
    expect(now()).toEqual({ state: 'waiting', until: NOON + 25 * MINUTE });
    await pass(3 * MINUTE);
    expect(now()).toEqual({ state: 'inactive' });
  });
});

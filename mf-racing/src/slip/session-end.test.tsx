import 'fake-indexeddb/auto';
import { logOut, pageCookies, queryClient, sharedStore } from '@paddock/host';
import { customerQuery, expireOnReload, handValues, type PanelStatus, startSession } from '@paddock/host/shell';
import { customer, exampleOf, fakeApi, logInForTest, showPiece } from '@paddock/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../remote.ts';
import { publishSlip } from '../shared/betting/publish-slip.ts';
import { slipStore } from '../shared/betting/slip.store.ts';
import { toggleHorse } from '../shared/betting/toggle-horse.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { pool, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { SlipInPanel } from './slip.tsx';

vi.setConfig({ testTimeout: 30_000 });

/** The data that the browser has stored for the viewer. */
const stored = <Value,>(name: string, empty: Value) =>
  sharedStore<Value>({
    name,
    endsWithCustomer: true,
    empty,
    parse: (value) => (value ?? empty) as Value,
    serialise: (value) => value,
  }).read();
const ticks = () => stored<string[]>('ticks', []);
const counted = async () => (await stored<Record<string, { count: number }>>('panel-status', {})).betslip?.count;
const inSlip = () => slipStore.current()?.tickets.map(({ draft }) => draft.marks.horses);
const tick = (startNr: number) => act(() => toggleHorse({ raceId: 7, pool: 'WIN', startNr }));

/** Another tab logs the customer in: this one finds the cookie. */
const logInElsewhere = () => {
  const claims = btoa(JSON.stringify({ sub: '7' }));
  pageCookies().write('__Host-paddock_token', `${Date.now() + 3_600_000}.head.${claims}.signature`, 3_600);
  dispatchEvent(new Event('pageshow'));
};

beforeEach(async () => {
  fakeApi({
    '/api/v1/races/7': race({
      runners: [runner(3, 'Sturmvogel'), runner(5, 'Abendrot')],
      pools: [pool('WIN'), pool('PLC')],
    }),
    '/api/v1/wager-types': wagerTypes(),
    '/api/v1/customer/me': customer({ balance: 10_000 }),
    '/api/v1/customer/me/limits': [],
    'POST /api/v1/bets/calculate': exampleOf('calculation'),
  });
  await logInForTest();
  await publishSlip(await emptySlip());
});

test('[PLACE-31] the end of a session empties the slip on screen, and leaves what is stored to the shell', async () => {
  await tick(3);
  await showPiece('mf-racing', remote, <SlipInPanel />);
  await screen.findByText(/3 Sturmvogel/);
  await act(() => logOut({ force: true }));
  await screen.findByText(/Ihr Wettschein ist leer/);
  // A write that is under way is done before this one.
  await slipStore.update((slip) => slip);
  expect([await ticks(), await counted()]).toEqual([['7 WIN 3'], 1]);
  await act(() => emptySlip());
  await vi.waitFor(async () => expect([await ticks(), await counted()]).toEqual([[], undefined]));
});

describe('after a session that ended by itself', () => {
  beforeEach(async () => {
    onTestFinished(handValues());
    await tick(3);
    expireOnReload();
    onTestFinished(startSession());
    await vi.waitFor(async () => expect(await ticks()).toEqual([]));
  });

  test('[PLACE-31] the tickets of a visitor are added to those of the customer who logs in, and counted', async () => {
    await tick(5);
    expect(await counted()).toBe(1);
    await act(logInForTest);
    await vi.waitFor(() => expect(inSlip()).toEqual([[3], [5]]));
    await vi.waitFor(async () => expect([await ticks(), await counted()]).toEqual([['7 WIN 3', '7 WIN 5'], 2]));
  });

  test('[PLACE-31] they are counted in a tab that did not log in, too', async () => {
    await tick(5);
    act(logInElsewhere);
    onTestFinished(async () => void (await logOut({ force: true })));
    await vi.waitFor(async () => expect(await counted()).toBe(2));
    expect(inSlip()).toEqual([[3], [5]]);
  });

  test('[PLACE-48] a bet that the customer has ticked again as a visitor is in the slip once', async () => {
    await tick(3);
    await toggleHorse({ raceId: 7, pool: 'PLC', startNr: 3 });
    const [again, other] = (await slipStore.read()).tickets;
    await act(logInForTest);
    const ids = async () => (await slipStore.read()).tickets.map(({ id }) => id);
    await vi.waitFor(async () => expect(await ids()).toEqual([expect.not.stringMatching(again?.id ?? ''), other?.id]));
    await vi.waitFor(async () => expect([await ticks(), await counted()]).toEqual([['7 WIN 3', '7 PLC 3'], 2]));
  });
});

test('[PLACE-31] what needs attention is still marked when the customer is read again', async () => {
  onTestFinished(startSession());
  await tick(3);
  const readCustomer = () => act(() => queryClient.query({ ...customerQuery, staleTime: 0 }));
  await readCustomer();
  await publishSlip(await slipStore.read(), true);
  await readCustomer();
  // A write that is under way is done before this one.
  await slipStore.update((slip) => slip);
  expect((await stored<Record<string, PanelStatus>>('panel-status', {})).betslip).toMatchObject({
    needsAttention: true,
  });
});

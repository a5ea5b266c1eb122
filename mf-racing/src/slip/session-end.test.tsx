import 'fake-indexeddb/auto';
import { logOut, sharedStore } from '@paddock/host';
import { expireOnReload, handValues, startSession } from '@paddock/host/shell';
import { customer, exampleOf, fakeApi, logInForTest, NOW, showPiece } from '@paddock/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { publishSlip } from '../shared/betting/publish-slip.ts';
import { changeSlip, slipStore } from '../shared/betting/slip.store.ts';
import { toggleHorse } from '../shared/betting/toggle-horse.ts';
import { race, runner, wagerTypes } from '../testing/fixtures.ts';
import { remoteWithTexts as remote } from '../testing/remote-with-texts.ts';
import { SlipInPanel } from './slip.tsx';

vi.setConfig({ testTimeout: 30_000 });

/** What the browser has stored for the viewer. */
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

beforeEach(async () => {
  vi.setSystemTime(NOW);
  fakeApi({
    '/api/v1/races/7': race({ runners: [runner(3, 'Sturmvogel'), runner(5, 'Abendrot')] }),
    '/api/v1/wager-types': wagerTypes(),
    '/api/v1/customer/me': customer({ balance: 10_000 }),
    '/api/v1/customer/me/limits': [],
    'POST /api/v1/bets/calculate': exampleOf('calculation'),
  });
  await logInForTest();
  await publishSlip(await changeSlip({ kind: 'empty' }));
});

test('PLACE-31 the end of a session empties the slip on screen, and leaves what is stored to the shell', async () => {
  await tick(3);
  await showPiece('mf-racing', remote, <SlipInPanel />);
  await screen.findByText(/3 Sturmvogel/);
  await act(() => logOut({ force: true }));
  await screen.findByText(/Ihr Wettschein ist leer/);
  // A write that is under way is done before this one.
  await slipStore.update((slip) => slip);
  expect([await ticks(), await counted()]).toEqual([['7 WIN 3'], 1]);
  await act(() => changeSlip({ kind: 'empty' }));
  await vi.waitFor(async () => expect([await ticks(), await counted()]).toEqual([[], undefined]));
});

test('PLACE-31 the tickets of a visitor are added to those of the customer who logs in, and counted', async () => {
  onTestFinished(handValues());
  await tick(3);
  expireOnReload();
  onTestFinished(startSession());
  await vi.waitFor(async () => expect(await ticks()).toEqual([]));
  await tick(5);
  expect(await counted()).toBe(1);
  await act(logInForTest);
  await vi.waitFor(() => expect(inSlip()).toEqual([[3], [5]]));
  expect(await ticks()).toEqual(['7 WIN 3', '7 WIN 5']);
  await vi.waitFor(async () => expect(await counted()).toBe(2));
});

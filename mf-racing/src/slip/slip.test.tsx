import { logOut, queryClient, setPanelStatus } from '@paddock/host';
import { accepted, customer, exampleOf, fakeApi, logInForTest, NOW, refused, showPiece } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeSlip, slipStore } from '../shared/betting/slip.store.ts';
import { toggleHorse } from '../shared/betting/toggle-horse.ts';
import { pool, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { remoteWithTexts as remote } from '../testing/remote-with-texts.ts';
import { SlipInPanel } from './slip.tsx';

vi.setConfig({ testTimeout: 30_000 });

const RACE = '/api/v1/races/7';
const BETS = 'POST /api/v1/bets';
const PRICE = 'POST /api/v1/bets/calculate';

const runners = [runner(3, 'Sturmvogel'), runner(5, 'Abendrot'), runner(7, 'Königssohn')];
const pools = [pool('WIN'), pool('PLC')];
const calculation = (price: number) => ({ ...exampleOf('calculation'), price });

let api: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  vi.setSystemTime(NOW);
  queryClient.clear();
  api = fakeApi({
    [RACE]: race({ runners, pools }),
    '/api/v1/wager-types': wagerTypes(),
    '/api/v1/customer/me': customer({ balance: 10_000 }),
    [PRICE]: calculation(50),
  });
  logInForTest();
  await changeSlip({ kind: 'empty' });
});

const ticket = () => within(document.querySelector('li[data-state]') as HTMLElement);
const place = (amount: string) => screen.findByRole('button', { name: new RegExp(`^Wetten ${amount}\\s€$`) });
const show = () => showPiece('mf-racing', remote, <SlipInPanel />);

test('PLACE-9 a ticket says what it is and what it costs', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 });
  api.answers[PRICE] = calculation(100);
  await show();
  await place('1,00');
  ticket().getByText('Sieg');
  ticket().getByText(/Lindenau, Rennen 3/);
  ticket().getByText('3 Sturmvogel, 5 Abendrot');
  ticket().getByText(/2 Kombinationen × 0,50\s€/);
  expect(api.sent(PRICE).at(-1)).toEqual({ race_id: 7, pool: 'WIN', leg1: [3, 5], stake: 50 });
});

test('PLACE-10 the price of the server holds, and the other figure is shown', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  api.answers[PRICE] = calculation(60);
  await show();
  await place('0,60');
  ticket().getByText(/Unser Rechner kommt auf 0,50\s€/);
});

test('PLACE-11 a horse that does not run any more waits for an acknowledgement', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 7 });
  api.answers[PRICE] = calculation(100);
  await show();
  await place('1,00');
  api.answers[RACE] = race({
    runners: [...runners.slice(0, 2), runner(7, 'Königssohn', { status: 'NON_RUNNER' })],
    pools,
  });
  api.answers[PRICE] = calculation(50);
  await act(() => queryClient.refetchQueries({ queryKey: ['getRace'] }));
  await ticket().findByText(/Nichtstarter: 7, 0,50\s€ weniger/);
  expect(screen.queryByRole('button', { name: /^Wetten/ })).toBeNull();
  fireEvent.click(ticket().getByRole('button', { name: 'Verstanden' }));
  await place('0,50');
});

test('PLACE-12 a change of the customer’s own is seen at once', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await place('0,50');
  await act(async () => void fireEvent.click(ticket().getByRole('button', { name: /^Ändern/ })));
  api.answers[PRICE] = calculation(100);
  fireEvent.click(await ticket().findByLabelText('Nummer 5 Abendrot, gewählt'));
  await place('1,00');
});

test('PLACE-13 a refused bet says why, and holds the others not back', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await toggleHorse({ raceId: 7, pool: 'PLC', startNr: 5 });
  const sent = exampleOf('sent');
  let calls = 0;
  api.answers[BETS] = () => {
    calls += 1;
    return calls === 1 ? refused(409, 'insufficient_balance') : accepted(sent);
  };
  api.answers['/api/v1/customer/me/wagers/81'] = exampleOf('bet');
  vi.stubGlobal(
    'fetch',
    (
      (inner) => async (request: Request) =>
        request.url.endsWith('/void') ? accepted({ key: 'k', status: 'void', kind: null, id: null }) : inner(request)
    )(fetch as (request: Request) => Promise<Response>),
  );
  await show();
  fireEvent.click(await place('1,00'));
  await screen.findByText('1 von 2 platziert');
  await screen.findByText(/Guthaben reicht/);
  await waitFor(() => expect(slipStore.current()?.tickets.map(({ pool: name }) => name)).toEqual(['WIN']));
});

test('PLACE-14 a ticket that is removed comes back by a press', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await place('0,50');
  fireEvent.click(ticket().getByRole('button', { name: /^Entfernen/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await place('0,50');
});

test('PLACE-15 a ticket that this build cannot read is shown, and can be removed', async () => {
  await slipStore.update((slip) => ({
    ...slip,
    unreadable: [{ id: 'x', text: 'DEU-NEW hexagon 3', stored: { v: 9, id: 'x', line: 'DEU-NEW hexagon 3' } }],
  }));
  await show();
  await screen.findByText('DEU-NEW hexagon 3');
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(slipStore.current()?.unreadable).toEqual([]));
});

test('PLACE-16 a race that is closed takes no bet', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  api.answers[RACE] = race({ runners, pools, status: 'CLOSED' });
  queryClient.clear();
  await show();
  await waitFor(() => ticket().getByText('Für dieses Rennen werden keine Wetten mehr angenommen.'));
  expect(screen.queryByRole('button', { name: /^Wetten \d/ })).toBeNull();
});

test('PLACE-17 a logout empties the slip', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await act(() => logOut({ force: true }));
  expect(slipStore.current()?.tickets).toEqual([]);
  void setPanelStatus('betslip', null);
});

test('PLACE-22 a bet that is being found out has no words that ask for another try', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  api.answers[BETS] = () => Promise.reject(new TypeError('Failed to fetch'));
  await show();
  const button = await place('0,50');
  api.answers[PRICE] = () => refused(503, 'internal_error');
  fireEvent.click(button);
  await ticket().findByText(/Bitte senden Sie sie nicht noch einmal/);
  await act(() => queryClient.refetchQueries({ queryKey: ['racing.price'] }));
  ticket().getByText(/Bitte senden Sie sie nicht noch einmal/);
  expect(ticket().queryByRole('alert')).toBeNull();
});

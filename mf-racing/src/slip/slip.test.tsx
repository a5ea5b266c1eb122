import { sendBet } from '@paddock/api/bets';
import { dismissSend, logOut, press, queryClient, setPanelStatus, useSends } from '@paddock/host';
import { customerQuery, panelStatuses, startSession } from '@paddock/host/shell';
import {
  accepted,
  answersAboutSends,
  customer,
  exampleOf,
  fakeApi,
  logInForTest,
  NOW,
  pass,
  refused,
  showPiece,
} from '@paddock/testing';
import type { WagerType } from '@paddock/wagers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../remote.ts';
import { BetReceipt } from '../shared/bets/bet-receipt.tsx';
import { newTicket } from '../shared/betting/new-ticket.ts';
import { OddsButton } from '../shared/betting/odds-button.tsx';
import { putTicket } from '../shared/betting/put-ticket.ts';
import { changeSlip, slipStore } from '../shared/betting/slip.store.ts';
import { toggleHorse } from '../shared/betting/toggle-horse.ts';
import { raceQuery } from '../shared/race.queries.ts';
import { wagerTypeOn } from '../shared/wager-type-on.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { bet, pool, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { remoteWithTexts } from '../testing/remote-with-texts.ts';
import { underLugas } from '../testing/under-lugas.ts';
import { followLogins } from './follow-logins.ts';
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
  queryClient.clear();
  api = fakeApi({
    [RACE]: race({ runners, pools }),
    '/api/v1/wager-types': wagerTypes(),
    '/api/v1/customer/me': customer({ balance: 10_000 }),
    '/api/v1/customer/me/limits': [],
    [PRICE]: calculation(50),
  });
  logInForTest();
  await emptySlip();
});

const ticket = () => within(document.querySelector('li[data-state]') as HTMLElement);
const place = (amount: string) => screen.findByRole('button', { name: new RegExp(`^Wetten ${amount}\\s€$`) });
/** Lets time pass: the races are read again, and once they have settled, the prices. */
const readAgain = async () => {
  vi.setSystemTime(Date.now() + 5_000);
  const asked = api.sent(PRICE).length;
  await act(() => queryClient.refetchQueries({ queryKey: ['getRace'] }));
  await waitFor(() => expect(api.sent(PRICE).length).toBeGreaterThan(asked));
};
const show = () => showPiece('mf-racing', remote, <SlipInPanel />);
/** The server burns the key of each refused bet. */
const burnKeys = () => {
  const inner = fetch as (request: Request) => Promise<Response>;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('/void') ? accepted({ key: 'k', status: 'void', kind: null, id: null }) : inner(request),
  );
};

test('[PLACE-9] a ticket says what it is and what it costs', async () => {
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

test('[PLACE-10] the price of the server holds, and the other figure is shown', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  api.answers[PRICE] = calculation(60);
  const reported = vi.fn();
  addEventListener('error', reported);
  await show();
  await place('0,60');
  ticket().getByText(/Unser Rechner kommt auf 0,50\s€/);
  // Twice, because it must be reported only once.
  for (let more = 0; more < 2; more += 1) {
    await readAgain();
    await waitFor(() => expect(reported).toHaveBeenCalled());
  }
  expect(reported.mock.calls.map(([{ message }]) => message)).toEqual([
    'The engine’s price of 7 DEU-WIN singles 3 stake 50 is 50, the server’s 60.',
  ]);
  removeEventListener('error', reported);
});

test('[PLACE-30] a horse that leaves between two reads is no difference to report', async () => {
  const less = race({
    runners: [...runners.slice(0, 2), runner(7, 'Königssohn', { status: 'NON_RUNNER' })],
    pools: [pool('SWI')],
  });
  api.answers[RACE] = race({ runners, pools: [pool('SWI')] });
  const shown = await queryClient.fetchQuery(raceQuery({ id: 7 }));
  const type = (await wagerTypeOn(shown, 'SWI')) as WagerType;
  const all = await newTicket({ pool: 'SWI', type, races: [shown], marks: { horses: 'ALL' } });
  await putTicket({ ...all, draft: { ...all.draft, way: 'boxed' } });
  const reported = vi.fn();
  addEventListener('error', reported);
  // The server's price already excludes the horse, the page's race does not.
  api.answers[PRICE] = calculation(50);
  await show();
  await waitFor(() => ticket().getByText(/Unser Rechner kommt auf 1,50\s€/));
  api.answers[RACE] = less;
  await readAgain();
  await ticket().findByText(/1 Kombination × 0,50\s€/);
  await readAgain();
  expect(ticket().queryByText(/Unser Rechner/)).toBeNull();
  expect(reported).not.toHaveBeenCalled();
  removeEventListener('error', reported);
});

test('[PLACE-11] a horse that does not run any more waits for an acknowledgement', async () => {
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

test('[PLACE-11] a horse that is withdrawn before the slip was opened is marked, and waits for an acknowledgement', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 });
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 7 });
  api.answers[RACE] = race({
    runners: [...runners.slice(0, 2), runner(7, 'Königssohn', { status: 'NON_RUNNER' })],
    pools,
  });
  queryClient.clear();
  await show();
  await waitFor(() => ticket().getByText(/Nichtstarter: 7, 0,50\s€ weniger/));
  ticket().getByText('5 Abendrot, 7 Königssohn (Nichtstarter)');
  await waitFor(() => expect(api.sent(PRICE)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Wetten/ })).toBeNull();
  fireEvent.click(ticket().getByRole('button', { name: 'Verstanden' }));
  await place('0,50');
});

test('[PLACE-11] odds that moved while the slip was closed wait, although the customer has ticked another horse', async () => {
  const odds = (of3: number) => [3, 5].map((startnr) => ({ startnr, odds: startnr === 3 ? of3 : 250, max: null }));
  api.answers[RACE] = race({ runners, pools: [pool('fixWIN', { odds: odds(400) })] });
  await toggleHorse({ raceId: 7, pool: 'fixWIN', startNr: 3 });
  const { unmount } = await show();
  await place('0,50');
  unmount();
  await toggleHorse({ raceId: 7, pool: 'fixWIN', startNr: 5 });
  api.answers[RACE] = race({ runners, pools: [pool('fixWIN', { odds: odds(350) })] });
  api.answers[PRICE] = calculation(110);
  queryClient.clear();
  await show();
  await waitFor(() => ticket().getByText(/Unser Rechner kommt auf 1,00\s€/));
  await act(() => slipStore.update((slip) => slip));
  ticket().getByText('Quote für Nummer 3: 4,00 → 3,50');
  fireEvent.click(ticket().getByRole('button', { name: 'Verstanden' }));
  await place('1,10');
});

test('[PLACE-12] a change of the customer’s own is seen at once', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await place('0,50');
  await act(async () => void fireEvent.click(ticket().getByRole('button', { name: /^Ändern/ })));
  api.answers[PRICE] = calculation(100);
  const box = await ticket().findByLabelText('Nummer 5 Abendrot, gewählt');
  await act(async () => void fireEvent.click(box));
  await place('1,00');
});

test('[PLACE-13] a refused bet says why, and does not hold the others back', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await toggleHorse({ raceId: 7, pool: 'PLC', startNr: 5 });
  const sent = exampleOf('sent');
  let calls = 0;
  api.answers[BETS] = () => {
    calls += 1;
    return calls === 1 ? refused(409, 'insufficient_balance') : accepted(sent);
  };
  api.answers['/api/v1/customer/me/wagers/81'] = exampleOf('bet');
  burnKeys();
  await show();
  fireEvent.click(await place('1,00'));
  await screen.findByText('1 von 2 platziert');
  await screen.findByText(/Guthaben reicht/);
  await waitFor(() => expect(slipStore.current()?.tickets.map(({ pool: name }) => name)).toEqual(['WIN']));
});

describe('an open grid', () => {
  const content = () => {
    const [only] = slipStore.current()?.tickets ?? [];
    return { horses: only?.draft.marks.horses, stake: only?.stake };
  };
  const box = (startNr: number) => ticket().getByLabelText(new RegExp(`^Nummer ${startNr} `)) as HTMLInputElement;
  const stake = () => ticket().getByLabelText('Einsatz je Kombination') as HTMLInputElement;

  beforeEach(async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 });
    await show();
    fireEvent.click(await waitFor(() => ticket().getByRole('button', { name: /^Ändern/ })));
    await ticket().findByLabelText('Einsatz je Kombination');
  });

  test('[PLACE-42] keeps a horse out that was taken out by its odds', async () => {
    await act(() => toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 }));
    await waitFor(() => expect(box(3).checked).toBe(false));
    fireEvent.change(stake(), { target: { value: '2' } });
    await waitFor(() => expect(content()).toEqual({ horses: [5], stake: 200 }));
    await act(async () => void fireEvent.click(box(7)));
    await waitFor(() => expect(content()).toEqual({ horses: [5, 7], stake: 200 }));
  });

  test('[PLACE-42] keeps the stake of another tab', async () => {
    const { tickets } = await slipStore.read();
    await act(() => changeSlip({ kind: 'change', id: tickets[0]?.id ?? '', stake: 300 }));
    await waitFor(() => expect(stake().value).toBe('3,00'));
    await act(async () => void fireEvent.click(box(7)));
    await waitFor(() => expect(content()).toEqual({ horses: [3, 5, 7], stake: 300 }));
  });

  test('[PLACE-42] loses none of two quick ticks', async () => {
    fireEvent.click(box(3));
    fireEvent.click(box(7));
    await waitFor(() => expect(content()).toEqual({ horses: [5, 7], stake: 50 }));
    expect([3, 5, 7].map((startNr) => box(startNr).checked)).toEqual([false, true, true]);
  });
});

describe('a ticket that was refused', () => {
  beforeEach(async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    api.answers[BETS] = () => refused(409, 'insufficient_balance');
    burnKeys();
    await show();
    fireEvent.click(await place('0,50'));
    await ticket().findByText(/Guthaben reicht/);
  });
  const canBePlaced = async (amount: string) => {
    await place(amount);
    expect(screen.queryByText(/Guthaben reicht/)).toBeNull();
  };

  test('[PLACE-40] can be placed once its stake is another', async () => {
    api.answers[PRICE] = calculation(60);
    fireEvent.click(ticket().getByRole('button', { name: /^Ändern/ }));
    fireEvent.change(await ticket().findByLabelText('Einsatz je Kombination'), { target: { value: '0,60' } });
    await canBePlaced('0,60');
  });

  test('[PLACE-40] can be placed once a horse is ticked on the card', async () => {
    api.answers[PRICE] = calculation(100);
    await act(() => toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 }));
    await canBePlaced('1,00');
  });

  test('[PLACE-40] can be placed once it was removed and is back', async () => {
    fireEvent.click(ticket().getByRole('button', { name: /^Entfernen/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await canBePlaced('0,50');
  });

  test('[PLACE-40] can be placed as it is once the cause is gone', async () => {
    fireEvent.click(ticket().getByRole('button', { name: 'Erneut versuchen' }));
    await canBePlaced('0,50');
    api.answers[BETS] = { bet: bet({ id: 90 }), balance: 9_950 };
    api.answers['/api/v1/customer/me/wagers/90'] = bet({ id: 90 });
    fireEvent.click(await place('0,50'));
    await waitFor(() => expect(slipStore.current()?.tickets).toEqual([]));
  });

  test('[PLACE-47] keeps the focus in the slip when it is tried again', async () => {
    const again = ticket().getByRole('button', { name: 'Erneut versuchen' });
    again.focus();
    fireEvent.click(again);
    await canBePlaced('0,50');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wettschein' }));
  });
});

test('[PLACE-47] a press whose betting session could not begin can be tried again from the button that has the focus', async () => {
  api.answers['/api/v1/customer/me'] = underLugas(Date.parse(NOW)).inactive;
  api.answers['POST /api/v1/customer/me/lugas'] = () => refused(500, 'broken');
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await act(() => queryClient.refetchQueries({ queryKey: ['getMe'] }));
  await screen.findByText(/beginnt eine Wettsitzung/);
  fireEvent.click(await place('0,50'));
  const words = await screen.findByText(/^Es ist ein Fehler aufgetreten/);
  const again = within(words.parentElement as HTMLElement).getByRole('button', { name: 'Erneut versuchen' });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(words.isConnected).toBe(false));
  expect(document.activeElement).toBe(await place('0,50'));
});

test('[LUGASSLIP-14] a press during a break sends nothing, and says until when the break lasts', async () => {
  api.answers['/api/v1/customer/me'] = underLugas(Date.parse(NOW)).onBreak;
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await act(() => queryClient.refetchQueries({ queryKey: ['getMe'] }));
  await screen.findByText(/eine Pause vom Spiel/);
  expect(screen.queryByText(/beginnt eine Wettsitzung/)).toBeNull();
  fireEvent.click(await place('0,50'));
  await screen.findByText(/^Sie machen bis 21\.11\.2026 14:00\sUhr eine Pause/, { selector: '[role=alert]' });
  expect(api.asked.filter((call) => call === BETS || call === 'POST /api/v1/customer/me/lugas')).toEqual([]);
  expect(slipStore.current()?.tickets).toHaveLength(1);
});

test('[PLACE-14] a ticket that is removed comes back by a press', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await place('0,50');
  fireEvent.click(ticket().getByRole('button', { name: /^Entfernen/ }));
  await screen.findByText(/^Sieg, Lindenau, Rennen 3: 3 Sturmvogel ist entfernt\./);
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await place('0,50');
});

test('[PLACE-15] a ticket that this build cannot read is shown, and can be removed', async () => {
  await slipStore.update((slip) => ({
    ...slip,
    unreadable: [{ id: 'x', text: 'DEU-NEW hexagon 3', stored: { v: 9, id: 'x', line: 'DEU-NEW hexagon 3' } }],
  }));
  await show();
  await screen.findByText('DEU-NEW hexagon 3');
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(slipStore.current()?.unreadable).toEqual([]));
});

test('[PLACE-16] a race that is closed takes no bet', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  api.answers[RACE] = race({ runners, pools, status: 'CLOSED' });
  queryClient.clear();
  await show();
  await waitFor(() => ticket().getByText('Für dieses Rennen werden keine Wetten mehr angenommen.'));
  expect(screen.queryByRole('button', { name: /^Wetten \d/ })).toBeNull();
});

test('[PLACE-17] a logout empties the slip', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await act(() => logOut({ force: true }));
  expect(slipStore.current()?.tickets).toEqual([]);
  void setPanelStatus('betslip', null);
});

test('[PLACE-32] the next viewer of a panel that stays open cannot take a removed ticket back', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await place('0,50');
  fireEvent.click(ticket().getByRole('button', { name: /^Entfernen/ }));
  await screen.findByText(/ist entfernt/);
  await act(() => logOut({ force: true }));
  expect(screen.queryByText(/ist entfernt/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});

describe('a bet whose odds moved', () => {
  const confirmUntil = new Date(Date.parse(NOW) + 30_000).toISOString();
  const betslip = () => panelStatuses.current()?.betslip ?? null;
  let waiting = bet({ id: 100, status: 'confirmation_required', cancel_until: null, confirm_until: confirmUntil });

  beforeEach(() => {
    // The receipts of other tests are still in the panel.
    waiting = { ...waiting, id: waiting.id + 1 };
    api.answers[BETS] = { bet: waiting, balance: 10_000 };
    api.answers[`/api/v1/customer/me/wagers/${waiting.id}`] = waiting;
  });
  const agree = async () => {
    const button = await screen.findByRole('button', { name: /^Zu neuer Quote wetten/ });
    const agreed = { ...waiting, status: 'accepted' };
    api.answers[`POST /api/v1/bets/${waiting.id}/confirm`] = { bet: agreed, balance: 9_500 };
    api.answers[`/api/v1/customer/me/wagers/${waiting.id}`] = agreed;
    fireEvent.click(button);
  };

  test('[PLACE-33] is not counted as placed before the customer has agreed', async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    await toggleHorse({ raceId: 7, pool: 'PLC', startNr: 5 });
    await show();
    const button = await place('1,00');
    // The second ticket is refused. It stays in the slip, and with it the count.
    api.answers[BETS] = () => {
      api.answers[BETS] = () => refused(409, 'insufficient_balance');
      return accepted({ bet: waiting, balance: 10_000 });
    };
    fireEvent.click(button);
    await screen.findByText('0 von 2 platziert, 1 wartet auf Ihre Bestätigung');
    await agree();
    await screen.findByText('1 von 2 platziert');
  });

  test('[PLACE-34] is shown on the closed slip until the customer has agreed', async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    const { unmount } = await show();
    fireEvent.click(await place('0,50'));
    const toConfirm = { count: 1, text: { de: '1 Wette zu bestätigen', en: '1 bet to confirm' }, needsAttention: true };
    await waitFor(() => expect(betslip()).toEqual(toConfirm));
    unmount();
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 });
    expect(betslip()).toMatchObject({ count: 2, needsAttention: true });
    expect(betslip()?.text.de).toMatch(/^1 Wette · 0,50\s€ · 1 Wette zu bestätigen$/);
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 });
    await show();
    await agree();
    await waitFor(() => expect(betslip()).toBeNull());
  });

  test('[PLACE-34] is shown on a slip that was closed before the answer', async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    const answer = Promise.withResolvers<void>();
    api.answers[BETS] = async () => {
      await answer.promise;
      return accepted({ bet: waiting, balance: 10_000 });
    };
    const { unmount } = await show();
    fireEvent.click(await place('0,50'));
    await waitFor(() => expect(api.asked).toContain(BETS));
    unmount();
    answer.resolve();
    await waitFor(() => expect(betslip()).toMatchObject({ count: 1, needsAttention: true }));
  });

  /** Places the bet, and closes the slip. */
  const placeAndClose = async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    const { unmount } = await show();
    fireEvent.click(await place('0,50'));
    await waitFor(() => expect(betslip()).toMatchObject({ count: 1, needsAttention: true }));
    unmount();
  };

  test('[PLACE-34] is not shown on the closed slip once the customer has agreed elsewhere', async () => {
    await placeAndClose();
    await showPiece('mf-racing', remoteWithTexts, <BetReceipt betId={waiting.id} onDone={() => {}} />);
    await agree();
    await waitFor(() => expect(betslip()).toBeNull());
  });

  describe('and whose time passes', () => {
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    });

    test('[PLACE-34] is not shown on the closed slip any more', async () => {
      await placeAndClose();
      await pass(31_000);
      await waitFor(() => expect(betslip()).toBeNull());
    });

    test('[PLACE-34] is shown by another page until then', async () => {
      onTestFinished(startSession());
      await placeAndClose();
      // The other page has not read the bet, and stores its slip.
      queryClient.removeQueries({ queryKey: ['getBet'] });
      await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 });
      await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 });
      expect(betslip()).toMatchObject({ count: 1, needsAttention: true });
      // The page whose timer it was is closed.
      vi.clearAllTimers();
      vi.setSystemTime(Date.parse(confirmUntil));
      await act(() => queryClient.query({ ...customerQuery, staleTime: 0 }));
      await waitFor(() => expect(betslip()).toBeNull());
    });

    test('[PLACE-34] is not shown after a reload, once the customer is known', async () => {
      await placeAndClose();
      queryClient.removeQueries({ queryKey: ['getBet'] });
      vi.clearAllTimers();
      vi.setSystemTime(Date.parse(confirmUntil));
      await queryClient.query({ ...customerQuery, staleTime: 0 });
      expect(betslip()).toMatchObject({ count: 1 });
      followLogins();
      await waitFor(() => expect(betslip()).toBeNull());
    });
  });
});

test('[PLACE-22] a bet that is being found out has no words that ask for another try', async () => {
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

describe('a ticket that was sent', () => {
  const horses = () => slipStore.current()?.tickets.map(({ draft }) => draft.marks.horses);

  test('[PLACE-43] stays as it was sent: a tick on the card begins another ticket', async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    api.answers[BETS] = () => Promise.reject(new TypeError('Failed to fetch'));
    const odds = { raceId: 7, pool: 'WIN', startNr: 3, horse: 'Sturmvogel', odds: { odds: 165 }, open: true };
    await showPiece(
      'mf-racing',
      remote,
      <>
        <OddsButton {...odds} />
        <SlipInPanel />
      </>,
    );
    const isPressed = () => screen.getByRole('button', { name: /1,65/ }).getAttribute('aria-pressed');
    const button = await place('0,50');
    expect(isPressed()).toBe('true');
    fireEvent.click(button);
    await ticket().findByText(/Bitte senden Sie sie nicht noch einmal/);
    await waitFor(() => expect(isPressed()).toBe('false'));
    await act(() => toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 }));
    expect(horses()).toEqual([[3], [5]]);
    await act(() => toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 }));
    expect(horses()).toEqual([[3], [5, 3]]);
    await act(() => toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 }));
    expect(horses()).toEqual([[3], [5]]);
  });

  test('[PLACE-45] was refused asks for attention on a slip that was closed meanwhile', async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    const answer = Promise.withResolvers<void>();
    api.answers[BETS] = async () => {
      await answer.promise;
      return refused(409, 'insufficient_balance');
    };
    burnKeys();
    const { unmount } = await show();
    fireEvent.click(await place('0,50'));
    await waitFor(() => expect(api.asked).toContain(BETS));
    unmount();
    answer.resolve();
    await waitFor(() => expect(panelStatuses.current()?.betslip).toMatchObject({ count: 1, needsAttention: true }));
    expect(await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 })).toBe('removed');
  });

  test('[PLACE-45] was refused still asks for attention once the next one is a bet, and after a tick', async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    await toggleHorse({ raceId: 7, pool: 'PLC', startNr: 5 });
    const answer = Promise.withResolvers<void>();
    api.answers[BETS] = async () => {
      await answer.promise;
      api.answers[BETS] = { bet: bet({ id: 92 }), balance: 9_950 };
      return refused(409, 'insufficient_balance');
    };
    burnKeys();
    const { unmount } = await show();
    fireEvent.click(await place('1,00'));
    await waitFor(() => expect(api.asked).toContain(BETS));
    unmount();
    answer.resolve();
    const betslip = () => panelStatuses.current()?.betslip;
    await waitFor(() => expect(betslip()).toMatchObject({ count: 1, needsAttention: true }));
    await toggleHorse({ raceId: 7, pool: 'fixWIN', startNr: 5 });
    expect(betslip()).toMatchObject({ count: 2, needsAttention: true });
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 5 });
    expect(betslip()).toMatchObject({ count: 2, needsAttention: false });
  });

  test('[PLACE-46] lost stays in the slip when its unpressed odds are pressed', async () => {
    const tick = { raceId: 7, pool: 'WIN', startNr: 3 };
    await showPiece('mf-racing', remote, <OddsButton {...tick} horse="Sturmvogel" odds={{ odds: 165 }} open />);
    const isPressed = () => screen.getByRole('button', { name: /1,65/ }).getAttribute('aria-pressed');
    await act(() => toggleHorse(tick));
    expect(isPressed()).toBe('true');
    let known: 'nothing' | 'void' = 'nothing';
    Object.assign(
      api.answers,
      answersAboutSends(() => known, 0),
    );
    api.answers[BETS] = () => Promise.reject(new TypeError('Failed to fetch'));
    const { unmount } = await show();
    fireEvent.click(await place('0,50'));
    await ticket().findByText(/Bitte senden Sie sie nicht noch einmal/);
    await waitFor(() => expect(isPressed()).toBe('false'));
    unmount();
    known = 'void';
    vi.setSystemTime(Date.now() + 30_000);
    await waitFor(async () => expect((await useSends.read()).at(-1)?.state.status).toBe('void'));
    expect(isPressed()).toBe('false');
    expect(await act(() => toggleHorse(tick))).toBe('added');
    expect(horses()).toEqual([[3]]);
    expect(isPressed()).toBe('true');
    expect(await act(() => toggleHorse(tick))).toBe('removed');
  });

  test('[PLACE-44] leaves the slip once it is a bet, also if its customer has read that elsewhere', async () => {
    await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
    const { tickets } = await slipStore.read();
    api.answers[BETS] = { bet: bet({ id: 91 }), balance: 9_950 };
    const { send } = await press({
      operation: sendBet,
      body: { raceId: 7, pool: 'WIN', leg1: [3], stake: 50, expectedPrice: 50 },
      idOf: ({ bet: { id } }) => id,
      subject: tickets[0]?.id ?? '',
      line: 'Sieg 3',
      amount: 50,
    });
    await dismissSend(send.key);
    await show();
    await waitFor(() => expect(slipStore.current()?.tickets).toEqual([]));
    await waitFor(() => expect(document.querySelector('li[data-state]')).toBeNull());
  });
});

test('[PLACE-23] single horses in different races become one multiple by a press', async () => {
  const odds = [3, 5].map((startnr) => ({ startnr, odds: 250, max: null }));
  const five = [runner(1, 'Nordstern'), runner(2, 'Wildfang'), ...runners];
  const british = { country: 'GBR', runners: five, pools: [pool('WIN', { odds }), pool('PLC', { odds })] };
  api.answers[RACE] = race(british);
  api.answers['/api/v1/races/8'] = race({ ...british, id: 8, number: 1, track_name: 'Ashford' });
  api.answers['/api/v1/wager-types'] = wagerTypes('GBR');
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await toggleHorse({ raceId: 8, pool: 'PLC', startNr: 5 });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Als eine Kombiwette über 2 Rennen spielen' }));
  api.answers[PRICE] = calculation(10);
  await place('0,10');
  ticket().getByText(/^Lindenau 3, Ashford 1 ·/);
  ticket().getByText('auf Platz in Rennen 2');
  // 0.10 at 2.5 × 2.5.
  ticket().getByText(/^Mögliche Auszahlung bis 0,62\s€/);
  expect(api.sent(PRICE).at(-1)).toMatchObject({ pool: 'MUL2', races: [7, 8], placed: [2], stake: 10 });
  expect(document.querySelectorAll('li[data-state]')).toHaveLength(1);
});

test('[PLACE-24] what a pool would bring is expected, and promised by nobody', async () => {
  const odds = [{ startnr: 3, odds: 250, max: null }];
  api.answers[RACE] = race({ runners, pools: [pool('WIN', { odds }), pool('fixWIN', { odds })] });
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await place('0,50');
  ticket().getByText(/^Voraussichtlich bis 1,25\s€\. Die Quote steht nach dem Rennen fest\./);
  await act(() => emptySlip());
  await act(() => toggleHorse({ raceId: 7, pool: 'fixWIN', startNr: 3 }));
  await waitFor(() => ticket().getByText(/^Mögliche Auszahlung bis 1,25\s€\. Startet ein Pferd nicht, erhalten Sie/));
});

test('[PLACE-24] a range of odds in the place pool brings its upper end, for each horse that can be placed', async () => {
  const odds = [3, 5].map((startnr) => ({ startnr, odds: 140, max: 220 }));
  api.answers[RACE] = race({ runners, pools: [pool('PLC', { odds })] });
  await toggleHorse({ raceId: 7, pool: 'PLC', startNr: 3 });
  await show();
  await place('0,50');
  ticket().getByText(/^Voraussichtlich bis 1,10\s€\./);
  await act(() => toggleHorse({ raceId: 7, pool: 'PLC', startNr: 5 }));
  await ticket().findByText(/^Voraussichtlich bis 2,20\s€\./);
});

test('[PLACE-25] in the last ten seconds the pool may close at any moment', async () => {
  const closing = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString();
  api.answers[RACE] = race({ runners, pools: [pool('WIN', { closes_at: closing(30) })] });
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await place('0,50');
  expect(ticket().queryByText('Die Annahme kann jeden Moment schließen.')).toBeNull();
  api.answers[RACE] = race({ runners, pools: [pool('WIN', { closes_at: closing(9) })] });
  await act(() => queryClient.refetchQueries({ queryKey: ['getRace'] }));
  await ticket().findByText('Die Annahme kann jeden Moment schließen.');
});

test('[PLACE-26] a ticket says what it is beside its horses', async () => {
  api.answers[RACE] = race({ runners, country: 'FRA', pools: [pool('TRO')] });
  api.answers['/api/v1/wager-types'] = wagerTypes('FRA');
  const marks = { horses: [3, 5, 7], reserve1: [9] };
  await toggleHorse({ raceId: 7, pool: 'TRO', startNr: 3 });
  const [first] = slipStore.current()?.tickets ?? [];
  if (!first) throw new Error('no ticket');
  const draft = { ...first.draft, way: 'boxed' as const, flexi: 50 as const, marks };
  await changeSlip({ kind: 'change', id: first.id, draft });
  await show();
  await waitFor(() => ticket().getByText('Ersatz 9 · Flexi 50 %'));
});

test('[PLACE-29] a limit is said when less than twice the price is left of it, and when it does not suffice', async () => {
  const limit = (used: number) => ({
    ...(exampleOf('limits') as object[])[0],
    type: 'bet',
    range: 'month',
    limit_amount: 1_000,
    limit_used: used,
    active: true,
  });
  api.answers['/api/v1/customer/me/limits'] = [limit(900)];
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  await show();
  await place('0,50');
  expect(screen.queryByText(/Einsatzlimit/)).toBeNull();
  api.answers['/api/v1/customer/me/limits'] = [limit(901)];
  await act(() => queryClient.refetchQueries({ queryKey: ['getLimits'] }));
  await screen.findByText(/^Von Ihrem Einsatzlimit pro Monat sind noch 0,99\s€ von 10,00\s€ frei\.$/);
  api.answers['/api/v1/customer/me/limits'] = [limit(951)];
  await act(() => queryClient.refetchQueries({ queryKey: ['getLimits'] }));
  await screen.findByText(/Davon sind noch 0,49\s€ frei, das reicht für diese Wette nicht\.$/);
  // After winnings more can be lost than the limit.
  api.answers['/api/v1/customer/me/limits'] = [{ ...limit(-59), type: 'loss', limit_amount: 40 }];
  await act(() => queryClient.refetchQueries({ queryKey: ['getLimits'] }));
  await screen.findByText(/^Ihr Verlustlimit pro Monat ist 0,40\s€\. Damit können Sie noch 0,99\s€ setzen\.$/);
  expect(screen.queryByText(/das reicht für diese Wette nicht/)).toBeNull();
});

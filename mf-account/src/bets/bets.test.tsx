import type { components } from '@paddock/api';
import { sendBet } from '@paddock/api/bets';
import { press, queryClient } from '@paddock/host';
import { provideShellServices, startOutbox } from '@paddock/host/shell';
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
  showPage,
  showPiece,
} from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../remote.ts';
import { LastBetsSlot } from './last-bets.slot.tsx';

type WireBet = components['schemas']['Bet'];

const LIST = '/api/v1/customer/me/wagers';
const ME = '/api/v1/customer/me';

const bet = (facts: Partial<WireBet> = {}): WireBet => ({
  ...(exampleOf('bet') as WireBet),
  cancel_until: null,
  ...facts,
});
const page = (bets: WireBet[], pages = 1, total = bets.length) =>
  accepted(bets, { count: bets.length, total, perPage: 10, currentPage: 1, totalPages: pages, links: {} });

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
  onTestFinished(provideShellServices({ links: () => ({ race: '/race/:id', races: '/races' }) }));
});

async function open(answers: Record<string, unknown>, url = '/user/bets') {
  const api = fakeApi({ [ME]: customer(), ...answers });
  await logInForTest();
  return { ...api, ...(await showPage('mf-account', remote, url)) };
}

const lines = async () => screen.findAllByRole('article');
const texts = async () => (await lines()).map(({ textContent }) => plain(textContent));

describe('the list of bets', () => {
  test('[BETLIST-1] has horses, race, stake, return, state, number and time of each', async () => {
    await open({
      [LIST]: page([bet(), bet({ id: 11, pool: 'V75', status: 'won', payout: 1050, cancel_until: null })]),
    });
    const [first, second] = await texts();
    expect(first).toContain('Sieg · Nr. 2');
    expect(first).toContain('Lindenau, R3 Preis der Linden');
    expect(first).toContain('Preis5,00 €Auszahlung–');
    expect(first).toContain('Angenommen');
    expect(first).toContain('Nr. 12 vom 21.11.2026 13:58 Uhr');
    expect(second).toContain('V75 · Nr. 2');
    expect(second).toContain('Gewonnen');
    expect(second).toContain('Auszahlung10,50 €');
    expect(screen.getByRole('status').textContent).toBe('2 Wetten');
  });

  test('[BETLIST-1] of a bet over several races it names the horses race by race, and how many races there are', async () => {
    const { race } = bet();
    const legs = [
      { race, startnrs: [2, 5] },
      { race: { ...race, id: 9 }, startnrs: [1] },
    ];
    await open({ [LIST]: page([bet({ pool: 'MUL2', legs })]) });
    const [text] = await texts();
    expect(text).toContain('Kombiwette über 2 Rennen · Nr. 2, 5 / 1');
    expect(text).toContain('und 1 weiteres Rennen');
  });

  test('[BETLIST-1] comes ten a page, each with its address', async () => {
    const { router } = await open({ [LIST]: page([bet()], 2), [`${LIST}?page=2`]: page([bet({ id: 3 })], 2) });
    fireEvent.click(await screen.findByRole('link', { name: 'Seite 2' }));
    await waitFor(async () => expect((await texts())[0]).toContain('Nr. 3 vom'));
    expect(router.state.location.search).toBe('?page=2');
  });

  test('[BETLIST-1] on a page beyond the last it does not say that nothing was found, and leads back', async () => {
    await open({ [`${LIST}?page=9`]: page([], 1, 4) }, '/user/bets?page=9');
    expect((await screen.findByRole('link', { name: 'Zurück' })).getAttribute('href')).toBe('/user/bets');
    screen.getByText('Diese Seite gibt es nicht.');
    expect(screen.queryByText('Keine Wetten gefunden')).toBeNull();
  });

  test('[BETLIST-2] of a state and of days, from the address and into it', async () => {
    const { asked, router } = await open(
      {
        [`${LIST}?status[]=won`]: page([bet({ status: 'won', payout: 700 })]),
        [`${LIST}?status[]=accepted&status[]=confirmation_required&from=2026-11-20`]: page([bet()]),
      },
      '/user/bets?status=won',
    );
    expect((await texts())[0]).toContain('Gewonnen');
    fireEvent.change(screen.getByRole('combobox', { name: 'Stand' }), { target: { value: 'open' } });
    await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
    const from = screen.getByRole('textbox', { name: 'Von' });
    fireEvent.change(from, { target: { value: '20.11.2026' } });
    fireEvent.blur(from);
    await waitFor(() => expect(router.state.location.search).toBe('?status=open&from=2026-11-20'));
    await waitFor(() => expect(asked.at(-1)).toContain('from=2026-11-20'));
  });

  test('[BETLIST-3] of one race, with the way back to all', async () => {
    await open({ [`${LIST}/race/7`]: page([bet()]) }, '/user/bets?race=7');
    expect(await lines()).toHaveLength(1);
    expect(screen.queryByRole('combobox', { name: 'Stand' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Alle Wetten zeigen' }).getAttribute('href')).toBe('/user/bets');
  });

  test('[ACCOUNT-8] [BETLIST-3] the way back to all leaves the focus on the filter', async () => {
    await open({ [`${LIST}/race/7`]: page([bet()]), [LIST]: page([bet()]) }, '/user/bets?race=7');
    const all = await screen.findByRole('link', { name: 'Alle Wetten zeigen' });
    all.focus();
    fireEvent.click(all);
    const state = await screen.findByRole('combobox', { name: 'Stand' });
    await waitFor(() => expect(document.activeElement?.contains(state)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('[BETLIST-4] a bet opens and shuts, by a button that says which', async () => {
    await open({ [LIST]: page([bet()]) });
    const button = await screen.findByRole('button', { name: 'Einzelheiten zu Wettschein Nr. 12' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByTestId('bets.details')).toBeNull();
    fireEvent.click(button);
    expect(screen.getByTestId('bets.details').textContent).toBe('{"betId":12}');
    const { id } = bet().race;
    expect(screen.getByRole('link', { name: 'Alle meine Wetten auf dieses Rennen' }).getAttribute('href')).toBe(
      `/user/bets?race=${id}`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Schließen zu Wettschein Nr. 12' }));
    expect(screen.queryByTestId('bets.details')).toBeNull();
  });

  test('[BETLIST-4] an open bet opens none of the next page', async () => {
    const { router } = await open({ [LIST]: page([bet()], 2), [`${LIST}?page=2`]: page([bet({ id: 3 })], 2) });
    fireEvent.click(await screen.findByRole('button', { name: 'Einzelheiten zu Wettschein Nr. 12' }));
    await act(() => router.navigate('/user/bets?page=2'));
    const button = await screen.findByRole('button', { name: 'Einzelheiten zu Wettschein Nr. 3' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByTestId('bets.details')).toBeNull();
  });

  test('[BETLIST-4] an open bet stays open, and keeps the focus, below one that was placed meanwhile', async () => {
    const { answers } = await open({ [LIST]: page([bet()]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Einzelheiten zu Wettschein Nr. 12' }));
    screen.getByRole('button', { name: 'Schließen zu Wettschein Nr. 12' }).focus();
    answers[LIST] = page([bet({ id: 13 }), bet()]);
    await act(() => queryClient.refetchQueries());
    await waitFor(async () => expect((await texts())[0]).toContain('Nr. 13 vom'));
    expect(screen.getByTestId('bets.details').textContent).toBe('{"betId":12}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schließen zu Wettschein Nr. 12' }));
  });

  test('[BETLIST-5] what can still be taken back, or waits for a confirmation, is open from the start', async () => {
    const soon = '2026-11-21T12:00:40Z';
    await open({
      [LIST]: page([
        bet({ id: 1, cancel_until: soon }),
        bet({ id: 2, status: 'confirmation_required', confirm_until: soon }),
        bet({ id: 3, cancel_until: '2026-11-21T11:59:00Z' }),
      ]),
    });
    await lines();
    expect(screen.getAllByTestId('bets.details').map(({ textContent }) => textContent)).toEqual([
      '{"betId":1}',
      '{"betId":2}',
    ]);
  });

  test('[BETLIST-7] is refreshed while a bet is open', async () => {
    const { answers, asked } = await open({ [LIST]: page([bet()]) });
    await lines();
    answers[LIST] = page([bet({ status: 'lost', payout: 0 })]);
    await pass(46_000);
    expect((await texts())[0]).toContain('Verloren');
    const reads = asked.filter((call) => call === LIST).length;
    await pass(60_000);
    expect(asked.filter((call) => call === LIST)).toHaveLength(reads);
  });

  test('[BETLIST-8] without any bet there is a way to the races, without a match one to all bets', async () => {
    const { visit } = await open({ [LIST]: page([]), [`${LIST}?status[]=lost`]: page([]) });
    expect((await screen.findByRole('link', { name: 'Zu den Rennen' })).getAttribute('href')).toBe('/races');
    await visit('/user/bets?status=lost');
    await screen.findByText('Keine Wetten gefunden');
    screen.getByRole('link', { name: 'Alle Wetten zeigen' });
  });

  test('[BETLIST-1] that fails to load says so', async () => {
    await open({ [LIST]: () => refused(503, 'down') });
    await pass(3_000);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

test('[BETLIST-6] a bet whose answer was lost stands above the list until it is known, and is then read', async () => {
  const sent = { status: 'nothing' as 'nothing' | 'taken' };
  const answers: Record<string, unknown> = {
    [ME]: customer(),
    [LIST]: page([]),
    'POST /api/v1/bets': () => Promise.reject(new TypeError('Failed to fetch')),
    ...answersAboutSends(() => sent.status, 12),
  };
  fakeApi(answers);
  await logInForTest();
  onTestFinished(startOutbox());
  await showPage('mf-account', remote, '/user/bets');
  await act(async () => {
    await press({
      operation: sendBet,
      body: { raceId: 7, pool: 'WIN', leg1: [2], stake: 500, expectedPrice: 500 },
      idOf: ({ bet: made }) => made.id,
      subject: 'ticket-of-bets-6',
      line: 'Sieg 2, Lindenau R3',
      amount: 500,
    });
  });
  const open = within(await screen.findByRole('region', { name: 'Noch ungeklärt' }));
  open.getByText(/Sieg 2, Lindenau R3 · 5,00\s€/);
  open.getByText('wird geklärt');
  sent.status = 'taken';
  answers[LIST] = page([bet()]);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Noch ungeklärt' })).toBeNull());
  expect(await lines()).toHaveLength(1);
});

describe('the last bets', () => {
  const LAST = `${LIST}?page=1&pagination=3`;
  const show = async (bets: WireBet[]) => {
    fakeApi({ [ME]: customer(), [LAST]: page(bets) });
    await logInForTest();
    await showPiece('mf-account', remote, <LastBetsSlot />);
  };

  test('[BETLIST-9] the quick account has the newest bets with race, price and state', async () => {
    await show([bet({ price: 200, status: 'won', payout: 740 })]);
    const last = within(await screen.findByRole('region', { name: 'Ihre letzten Wetten' }));
    expect(plain(last.getByRole('listitem').textContent)).toMatch(/2,00 €.*Gewonnen 7,40 €$/);
  });

  test('[BETLIST-9] without any bet there is nothing', async () => {
    await show([]);
    await pass(100);
    expect(screen.queryByRole('region', { name: 'Ihre letzten Wetten' })).toBeNull();
  });
});

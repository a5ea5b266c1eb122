import { accepted, customer, fakeApi, logInForTest, NOW, pass, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readBetsAgain } from '../../shared/bets/bet.queries.ts';
import { bet, betLine, race } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const RACE = '/api/v1/races/7';
const BETS = '/api/v1/customer/me/wagers/race/7?page=1&pagination=10';
const SECOND_PAGE = '/api/v1/customer/me/wagers/race/7?page=2&pagination=10';
const CANCEL = 'POST /api/v1/bets/12/cancel';

const page =
  (bets: object[], pages = 1) =>
  () =>
    accepted(bets, {
      count: bets.length,
      total: bets.length,
      perPage: 10,
      currentPage: 1,
      totalPages: pages,
      links: {},
    });

const showCard = async (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({
    '/api/v1/customer/me': customer(),
    '/api/v1/customer/me/favorites': [],
    '/api/v1/customer/me/notes': [],
    [RACE]: race(),
    ...answers,
  });
  await logInForTest();
  await show('/race/7');
  return api;
};
const myBets = async () => within(await screen.findByRole('region', { name: 'Meine Wetten' }));
const texts = async () => (await myBets()).getAllByRole('article').map(({ textContent }) => plain(textContent));
/** Waits until the part is loaded and has its answer. */
const isRead = async (asked: string[]) => {
  await waitFor(() => expect(asked).toContain(BETS));
  await pass(100);
};

describe('the bets of a customer on the race', () => {
  test('[MYBETS-1] have number, ticket, price and state', async () => {
    await showCard({ [BETS]: page([bet({ cancel_until: null })]) });
    const [text] = await texts();
    expect(text).toContain('Wettschein Nr. 12Angenommen');
    expect(text).toContain('Sieg · Nr. 2 · Einsatz 5,00 € je Kombination');
    expect(text).toContain('1 × 5,00 € = 5,00 € · am 21.11.2026 13:58 Uhr');
    expect(text).toContain('Die Quote steht nach dem Rennen fest.');
  });

  test('[MYBETS-2] say what was paid, and why', async () => {
    const lines = [
      betLine({ pool: 'WIN', odds: null, shown_odds: null, outcome: 'lost', payout: 0 }),
      betLine({ pool: 'PLC', odds: null, shown_odds: null, outcome: 'won', payout: 750 }),
      betLine({ pool: 'PLC', startnr: 4, odds: null, shown_odds: null, outcome: 'refunded', payout: 500 }),
    ];
    await showCard({ [BETS]: page([bet({ status: 'won', cancel_until: null, payout: 1250, lines })]) });
    const [text] = await texts();
    expect(text).toContain('Gewonnen: 12,50 € ausgezahlt');
    expect(text).toContain('Sieg, Nr. 2: verloren');
    expect(text).toContain('Platz, Nr. 2: gewonnen, 7,50 €');
    expect(text).toContain('Platz, Nr. 4: erstattet, 5,00 €');
  });

  test('[MYBETS-1] over several races name them', async () => {
    const { race: first } = bet();
    const legs = [first, { ...first, id: 8, number: 4 }].map((each) => ({ race: each, startnrs: [1] }));
    await showCard({ [BETS]: page([bet({ legs, ticket: 'SWE-DD legs 1/1 stake 500', lines: [] })]) });
    const [text] = await texts();
    expect(text).toContain('Lindenau, Rennen 3 · Lindenau, Rennen 4');
  });

  test('[MYBETS-3] can be taken back', async () => {
    const taken = bet({ cancel_until: '2026-11-21T12:00:40Z' });
    const cancelled = bet({ status: 'cancelled', cancel_until: null, payout: 500 });
    const { answers } = await showCard({ [BETS]: page([taken]), [CANCEL]: { bet: cancelled, balance: 10_000 } });
    const button = await (await myBets()).findByRole('button', { name: 'Stornieren Wettschein Nr. 12' });
    answers[BETS] = page([cancelled]);
    fireEvent.click(button);
    await waitFor(async () => expect((await texts())[0]).toContain('Storniert, 5,00 € zurück'));
    expect((await myBets()).queryByRole('button', { name: /Stornieren/ })).toBeNull();
  });

  test('[MYBETS-4] come ten a page', async () => {
    const { asked } = await showCard({ [BETS]: page([bet()], 2), [SECOND_PAGE]: page([bet({ id: 3 })], 2) });
    fireEvent.click((await myBets()).getByRole('button', { name: 'Seite 2' }));
    await waitFor(async () => expect((await texts())[0]).toContain('Wettschein Nr. 3'));
    expect(asked).toContain(SECOND_PAGE);
  });

  test('[MYBETS-5] [MYBETS-7] are read again after a bet was placed', async () => {
    const { answers, asked } = await showCard({ [BETS]: page([]) });
    await isRead(asked);
    expect(screen.queryByRole('region', { name: 'Meine Wetten' })).toBeNull();
    answers[BETS] = page([bet()]);
    act(readBetsAgain);
    expect(await texts()).toHaveLength(1);
  });

  test('[MYBETS-6] are refreshed as often as the race, and after it until they are settled', async () => {
    const { answers, asked } = await showCard({ [BETS]: page([bet({ cancel_until: null })]) });
    await texts();
    const official = race({ status: 'OFFICIAL' });
    answers[RACE] = official;
    const reads = () => asked.filter((call) => call === BETS).length;
    const first = reads();
    await pass(46_000);
    expect(reads()).toBeGreaterThan(first);
    answers[BETS] = page([bet({ status: 'lost', cancel_until: null, payout: 0 })]);
    await pass(46_000);
    expect((await texts())[0]).toContain('Verloren');
    const settled = reads();
    await pass(60_000);
    expect(reads()).toBe(settled);
  });

  test('[MYBETS-7] are not asked for by a visitor', async () => {
    const { asked } = fakeApi({ [RACE]: race() });
    await show('/race/7');
    await pass(100);
    expect(asked.filter((call) => call.includes('wagers'))).toEqual([]);
  });

  test('[RACING-3] that fail to load say so', async () => {
    await showCard({ [BETS]: () => refused(503, 'down') });
    await pass(3_000);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

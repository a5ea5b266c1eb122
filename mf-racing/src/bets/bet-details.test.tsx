import { queryClient, usePanels } from '@paddock/host';
import { accepted, customer, fakeApi, logInForTest, NOW, refused, showPiece } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { slipStore } from '../shared/betting/slip.store.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { bet, betLine, meeting, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { BetDetails } from './bet-details.tsx';

const BET = '/api/v1/customer/me/wagers/12';
const RACE = '/api/v1/races/7';
const NEXT = '/api/v1/races/8';
const MEETING = '/api/v1/meetings/1';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
  await emptySlip();
  act(() => usePanels.getState().close());
});

const legs = (startnrs: number[]) => [{ race: { ...bet().race, id: 7 }, startnrs }];
const onRace7 = (facts: Parameters<typeof bet>[0] = {}) =>
  bet({ race: { ...bet().race, id: 7 }, legs: legs([2]), cancel_until: null, ...facts });

async function showDetails(answers: Parameters<typeof fakeApi>[0], options?: Parameters<typeof showPiece>[3]) {
  const api = fakeApi({
    '/api/v1/customer/me': customer(),
    '/api/v1/wager-types': wagerTypes(),
    [RACE]: race(),
    [MEETING]: meeting({ races: [] }),
    ...answers,
  });
  await logInForTest();
  await showPiece('mf-racing', remote, <BetDetails betId={12} />, options);
  await screen.findByText(options?.locale === 'en' ? 'State' : 'Stand');
  return api;
}

const reasons = async (name = 'So wurde abgerechnet') => {
  const title = await screen.findByRole('heading', { name });
  return [...(title.nextElementSibling?.querySelectorAll('li') ?? [])].map(({ textContent }) => plain(textContent));
};

describe('why a bet paid what it paid', () => {
  const official = (facts: Parameters<typeof race>[0] = {}) => race({ status: 'OFFICIAL', ...facts });

  test('[BETDETAILS-1] each horse that was a bet of its own, and the dividends that it has', async () => {
    const lines = [betLine({ pool: 'WIN', odds: null, shown_odds: null, outcome: 'won', payout: 1050 })];
    const hits = [{ pool: 'WIN', combination: '2', note: null }];
    await showDetails({
      [BET]: onRace7({ status: 'won', settled_at: NOW, payout: 1050, lines, hits }),
      [RACE]: official(),
    });
    expect(plain(screen.getByText(/^Sieg, Nr\. 2/).textContent)).toBe('Sieg, Nr. 2: gewonnen, 10,50 €');
    expect(await reasons()).toEqual(['Getroffen: Sieg 2']);
  });

  test('[BETDETAILS-2] a non-runner, with the amount that came back', async () => {
    await showDetails({
      [BET]: onRace7({
        pool: 'EXA',
        ticket: 'DEU-EXA boxed* 1,2,3 stake 100',
        legs: legs([1, 2, 3]),
        lines: [],
        combinations: 6,
        stake: 100,
        price: 600,
        status: 'lost',
        settled_at: NOW,
        payout: 400,
      }),
      [RACE]: official({
        runners: [1, 2, 3, 4].map((nr) => runner(nr, `Pferd ${nr}`, nr === 3 ? { status: 'NON_RUNNER' } : {})),
      }),
    });
    expect(await reasons()).toEqual(['Nichtstarter Nr. 3: 4 Kombinationen erstattet.', 'Davon erstattet: 4,00 €.']);
  });

  test.each([
    ['de', 'So wurde abgerechnet', /^Ein Pferd wurde zurückgezogen, als Sie die Wette noch stornieren konnten\./],
    ['en', 'How it was settled', /^A horse was withdrawn while you could still cancel the bet\./],
  ] as const)('[BETDETAILS-6] a rival that was withdrawn at once (%s)', async (locale, title, words) => {
    await showDetails(
      {
        [BET]: onRace7({
          pool: 'fixWIN',
          ticket: 'DEU-fixWIN singles 2 stake 500',
          lines: [betLine({ outcome: 'refunded', payout: 500 })],
          status: 'refunded',
          settled_at: NOW,
          payout: 500,
        }),
        [RACE]: official({
          runners: [1, 2, 3].map((nr) => runner(nr, `Pferd ${nr}`, nr === 3 ? { status: 'NON_RUNNER' } : {})),
          result: [{ place: 1, startnrs: [2] }],
        }),
      },
      { locale },
    );
    expect(await reasons(title)).toEqual([expect.stringMatching(words)]);
  });

  const withNonRunners = (...out: number[]) =>
    [1, 2, 3, 4].map((nr) => runner(nr, `Pferd ${nr}`, out.includes(nr) ? { status: 'NON_RUNNER' } : {}));

  test('[BETDETAILS-6] a multiple whose own horses all did not run is not said to be withdrawn at once', async () => {
    const british = { ...bet().race, id: 7, country: 'GBR' };
    const legOf = (id: number) => ({
      race: { ...british, id },
      startnrs: [2],
      pool: 'WIN',
      odds: [{ startnr: 2, odds: 340, shown_odds: 340 }],
    });
    const raceOf = (id: number) =>
      official({ id, country: 'GBR', runners: withNonRunners(2), result: [{ place: 1, startnrs: [1] }] });
    await showDetails({
      [BET]: onRace7({
        race: british,
        pool: 'MUL2',
        ticket: 'GBR-MUL2 system 2 of 2/2 stake 500',
        legs: [legOf(7), legOf(8)],
        lines: [],
        status: 'refunded',
        settled_at: NOW,
        payout: 500,
      }),
      [RACE]: raceOf(7),
      [NEXT]: raceOf(8),
    });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading', { name: 'So wurde abgerechnet' })).toBeNull();
  });

  test('[BETDETAILS-6] a multiple is not said to be withdrawn at once if its horse ran for a place, and its race paid none', async () => {
    const british = { ...bet().race, id: 7, country: 'GBR' };
    const legOf = (id: number, pool: string) => ({
      race: { ...british, id },
      startnrs: [2],
      pool,
      odds: [{ startnr: 2, odds: 340, shown_odds: 340 }],
    });
    const raceOf = (id: number, ...out: number[]) =>
      official({ id, country: 'GBR', runners: withNonRunners(...out), result: [{ place: 1, startnrs: [1] }] });
    await showDetails({
      [BET]: onRace7({
        race: british,
        pool: 'MUL2',
        ticket: 'GBR-MUL2 system 2 of 2/2 placed 1 stake 500',
        legs: [legOf(7, 'PLC'), legOf(8, 'WIN')],
        lines: [],
        status: 'refunded',
        settled_at: NOW,
        payout: 500,
      }),
      // Too few ran for a place.
      [RACE]: raceOf(7, 4),
      [NEXT]: raceOf(8, 2),
    });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading', { name: 'So wurde abgerechnet' })).toBeNull();
  });

  test.each([
    ['of which none was placed is not said to be withdrawn at once', 1, []],
    ['of which one was placed is', 2, [expect.stringMatching(/^Ein Pferd wurde zurückgezogen/)]],
  ])('[BETDETAILS-6] a duel between two %s', async (_, first, expected) => {
    await showDetails({
      [BET]: onRace7({
        pool: 'H2H_2_3',
        ticket: 'DEU-H2H:H2H_2_3 singles 2 stake 500',
        lines: [betLine({ pool: 'H2H_2_3', outcome: 'refunded', payout: 500 })],
        status: 'refunded',
        settled_at: NOW,
        payout: 500,
      }),
      [RACE]: official({ runners: withNonRunners(4), result: [{ place: 1, startnrs: [first] }] }),
    });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryAllByText(/^Ein Pferd wurde zurückgezogen/).map(({ textContent }) => textContent)).toEqual(
      expected,
    );
  });

  test('[BETDETAILS-2] a reserve that stepped in', async () => {
    await showDetails({
      [BET]: onRace7({
        race: { ...bet().race, id: 7, country: 'FRA' },
        pool: 'QNP',
        ticket: 'FRA-QNP boxed 1,2,3,4,5 reserves 6 stake 200',
        legs: legs([1, 2, 3, 4, 5]),
        lines: [],
        status: 'lost',
        settled_at: NOW,
        payout: 0,
      }),
      [RACE]: official({
        country: 'FRA',
        runners: [1, 2, 3, 4, 5, 6, 7, 8].map((nr) =>
          runner(nr, `Pferd ${nr}`, nr === 3 ? { status: 'NON_RUNNER' } : {}),
        ),
      }),
    });
    expect(await reasons()).toEqual(['Nr. 3 lief nicht, dafür zählt Nr. 6.']);
  });

  test('[BETDETAILS-3] a dead heat of one of its horses', async () => {
    await showDetails({
      [BET]: onRace7({ status: 'won', settled_at: NOW, payout: 600 }),
      [RACE]: official({ result: [{ place: 1, startnrs: [1, 2] }] }),
    });
    expect(await reasons()).toEqual(['Totes Rennen auf Platz 1: Nr. 1, 2. Die Quote ist entsprechend geteilt.']);
  });

  test('[BETDETAILS-1] without its race the amounts stand alone', async () => {
    const { asked } = await showDetails({
      [BET]: onRace7({ status: 'lost', settled_at: NOW, payout: 0 }),
      [RACE]: () => refused(503, 'down'),
    });
    await waitFor(() => expect(asked).toContain(RACE));
    screen.getByText('Verloren');
    expect(screen.queryByRole('heading', { name: 'So wurde abgerechnet' })).toBeNull();
  });
});

describe('what can be done with an opened bet', () => {
  const tickets = () =>
    slipStore.current()?.tickets.map(({ pool, races, draft, stake }) => [pool, races[0].id, draft.marks.horses, stake]);

  test('[BETDETAILS-4] it can be taken back', async () => {
    const cancelled = onRace7({ status: 'cancelled', payout: 500 });
    const { answers, sent } = await showDetails({
      [BET]: onRace7({ cancel_until: '2026-11-21T12:00:40Z' }),
      'POST /api/v1/bets/12/cancel': () => accepted({ bet: cancelled, balance: 10_000 }),
    });
    const button = await screen.findByRole('button', { name: 'Stornieren Wettschein Nr. 12' });
    answers[BET] = cancelled;
    fireEvent.click(button);
    await screen.findAllByText(/Storniert, 5,00\s€ zurück/);
    expect(sent('POST /api/v1/bets/12/cancel')).toEqual([]);
  });

  test('[BETDETAILS-5] it comes into the slip once more, for the same race while that takes bets', async () => {
    const { asked } = await showDetails({ [BET]: onRace7() });
    fireEvent.click(await screen.findByRole('button', { name: 'Noch einmal wetten' }));
    await waitFor(() => expect(tickets()).toEqual([['WIN', 7, [2], 500]]));
    expect(usePanels.getState().open).toEqual(['betslip']);
    expect(asked.some((call) => call.startsWith('POST'))).toBe(false);
  });

  test('[BETDETAILS-5] for the next race of the meeting, with the horses that run there', async () => {
    const { id: _, ...fields } = race();
    await showDetails({
      [BET]: onRace7({
        ticket: 'DEU-WIN singles 2,9 stake 500',
        legs: legs([2, 9]),
        status: 'lost',
        settled_at: NOW,
        payout: 0,
      }),
      [RACE]: race({ status: 'OFFICIAL' }),
      [NEXT]: { ...fields, id: 8, number: 4 },
      [MEETING]: meeting({ races: [race({ id: 8, number: 4 })] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Im nächsten Rennen' }));
    await waitFor(() => expect(tickets()).toEqual([['WIN', 8, [2], 500]]));
    expect(screen.queryByRole('button', { name: 'Noch einmal wetten' })).toBeNull();
  });
});

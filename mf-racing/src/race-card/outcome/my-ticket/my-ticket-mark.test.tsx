import { accepted, customer, fakeApi, logInForTest, refused } from '@paddock/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readBetsAgain } from '../../../shared/bets/bet.queries.ts';
import { bet, dividend, pool, race } from '../../../testing/fixtures.ts';
import { show } from '../../../testing/show.ts';

const RACE = '/api/v1/races/7';
const BETS = '/api/v1/customer/me/wagers/race/7?page=1&pagination=100';
const LISTED = '/api/v1/customer/me/wagers/race/7?page=1&pagination=10';

const page = (bets: object[]) => () =>
  accepted(bets, { count: bets.length, total: bets.length, perPage: 100, currentPage: 1, totalPages: 1, links: {} });

const paid = race({
  status: 'OFFICIAL',
  pools: [
    pool('WIN', { status: 'CLOSED', dividends_status: 'FINAL', dividends: [dividend({ combination: '2' })] }),
    pool('QNP', {
      status: 'CLOSED',
      dividends_status: 'FINAL',
      dividends: ['order', 'anyOrder'].map((note) => dividend({ pool: 'QNP', combination: '2-1', note })),
    }),
  ],
});

const showCard = async (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({
    '/api/v1/customer/me': customer(),
    '/api/v1/customer/me/favorites': [],
    '/api/v1/customer/me/notes': [],
    [RACE]: paid,
    [LISTED]: page([]),
    ...answers,
  });
  await logInForTest();
  await show('/race/7');
  return api;
};

const marked = () =>
  screen.queryAllByText('Mein Schein').map((mark) => mark.closest('tr')?.textContent?.replace('Mein Schein', ''));

describe('the dividends of a race', () => {
  test('[MYBETS-8] mark those that a ticket of the customer has, and no other class of the pool', async () => {
    const hits = [{ pool: 'QNP', combination: '2-1', note: 'anyOrder' }];
    await showCard({ [BETS]: page([bet({ status: 'won' }), bet({ id: 13, status: 'won', hits })]) });
    await waitFor(() => expect(marked()).toHaveLength(1));
    expect(marked()[0]).toContain('beliebige Reihenfolge');
  });

  test('[MYBETS-8] are marked when bets are read again', async () => {
    const { answers, asked } = await showCard({ [BETS]: page([bet()]) });
    await waitFor(() => expect(asked).toContain(BETS));
    expect(marked()).toEqual([]);
    answers[BETS] = page([bet({ status: 'won', hits: [{ pool: 'WIN', combination: '2', note: null }] })]);
    act(readBetsAgain);
    await waitFor(() => expect(marked()).toHaveLength(1));
    expect(marked()[0]).toContain('Sieg');
  });

  test('[MYBETS-8] stay without marks if the bets fail to load', async () => {
    const { asked } = await showCard({ [BETS]: () => refused(404, 'down') });
    await waitFor(() => expect(asked).toContain(BETS));
    expect(marked()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Quoten' })).toBeTruthy();
  });

  test('[MYBETS-7] have no marks for a visitor, and no bets are asked for', async () => {
    const { asked } = fakeApi({ [RACE]: paid });
    await show('/race/7');
    expect(screen.getByRole('region', { name: 'Quoten' })).toBeTruthy();
    expect(asked.filter((call) => call.includes('wagers'))).toEqual([]);
  });
});

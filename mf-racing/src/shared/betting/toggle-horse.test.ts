import { betRequestOf, MAX_TICKETS, type Now, priceOf, raceNowOf } from '@paddock/betslip';
import { queryClient, serverNow } from '@paddock/host';
import { fakeApi } from '@paddock/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptySlip } from '../../testing/empty-slip.ts';
import { pool, race, runner, wagerTypes } from '../../testing/fixtures.ts';
import { raceQuery } from '../race.queries.ts';
import { readWagerTypes, wagerTypesQuery } from '../wager-types.queries.ts';
import { putTicket } from './put-ticket.ts';
import { slipStore } from './slip.store.ts';
import { toggleHorse } from './toggle-horse.ts';

const odds = [
  { startnr: 3, odds: 165, max: null },
  { startnr: 5, odds: 215, max: null },
];

beforeEach(async () => {
  queryClient.clear();
  fakeApi({
    '/api/v1/races/7': race({
      runners: [runner(3, 'Sturmvogel'), runner(5, 'Abendrot')],
      pools: ['WIN', 'fixWIN', 'ltmWIN', 'H2H_3_5'].map((name) => pool(name, { odds })),
    }),
    '/api/v1/wager-types': wagerTypes(),
  });
  await emptySlip();
});

/** The tickets with their prices, and the requests that they send. */
async function pricedTickets() {
  const [card, types] = await Promise.all([
    queryClient.ensureQueryData(raceQuery({ id: 7 })),
    queryClient.ensureQueryData(wagerTypesQuery),
  ]);
  const now: Now = {
    at: new Date(serverNow()).toISOString(),
    races: new Map([[card.id, raceNowOf(card)]]),
    wagerTypes: readWagerTypes(types),
    serverPrices: new Map(),
  };
  return (slipStore.current()?.tickets ?? []).map((ticket) => {
    const { ticket: content, price, odds: agreed, problems } = priceOf(ticket, now);
    if (!content) throw new Error('It is sold.');
    return { ...betRequestOf(7, ticket.pool, content), price, agreed, problems };
  });
}

describe('[ODDS-4] a horse is ticked in a ticket that its pool sells', () => {
  test.each([
    ['WIN', 50, []],
    ['fixWIN', 50, [{ pool: 'fixWIN', startNr: 3, odds: 165 }]],
    ['ltmWIN', 100, [{ pool: 'ltmWIN', startNr: 3, odds: 165 }]],
    ['H2H_3_5', 50, [{ pool: 'H2H_3_5', startNr: 3, odds: 165 }]],
  ])('%s', async (name, stake, agreed) => {
    expect(await toggleHorse({ raceId: 7, pool: name, startNr: 3 })).toBe('added');
    expect(await pricedTickets()).toEqual([
      { raceId: 7, pool: name, leg1: [3], stake, price: stake, agreed, problems: [] },
    ]);
  });

  test('of a match bet the rival replaces it', async () => {
    await toggleHorse({ raceId: 7, pool: 'H2H_3_5', startNr: 3 });
    await toggleHorse({ raceId: 7, pool: 'H2H_3_5', startNr: 5 });
    expect(await pricedTickets()).toMatchObject([{ leg1: [5], problems: [] }]);
  });

  test('a pool that is not sold in the country gives none', async () => {
    expect(await toggleHorse({ raceId: 7, pool: 'SHW', startNr: 3 })).toBe('not-sold');
    expect(slipStore.current()?.tickets).toEqual([]);
  });
});

test('[ODDS-1] of several tickets of a pool, the one with the horse loses it', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  const [ticket] = (await slipStore.read()).tickets;
  if (!ticket) throw new Error('It was ticked.');
  await putTicket({ ...ticket, id: 'black', draft: { ...ticket.draft, marks: { horses: [5] } } });
  expect(await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 })).toBe('removed');
  expect(slipStore.current()?.tickets.map(({ id }) => id)).toEqual(['black']);
});

test('[ODDS-5] a full slip takes no other ticket', async () => {
  await toggleHorse({ raceId: 7, pool: 'WIN', startNr: 3 });
  const [ticket] = (await slipStore.read()).tickets;
  if (!ticket) throw new Error('It was ticked.');
  for (let count = 1; count < MAX_TICKETS; count += 1) await putTicket({ ...ticket, id: String(count) });
  expect(await toggleHorse({ raceId: 7, pool: 'fixWIN', startNr: 3 })).toBe('full');
});

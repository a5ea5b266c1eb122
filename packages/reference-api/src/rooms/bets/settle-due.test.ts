import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, hasPool, loserOf, races, winnersOf } from '../../../test/rigs/find-race.ts';
import type { ReferenceApiOptions } from '../../server/create-reference-api.ts';
import { dividendsOf } from '../../world/day/make-dividends.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';

const noon = '2026-11-21T12:00:00Z';
const race = findRace(noon, (candidate) => candidate.country === 'DEU' && hasPool(candidate, 'fixed'));
const [winner] = winnersOf(race) as [number];

const open = (options: Partial<ReferenceApiOptions> = {}) => {
  const api = createTestApi(noon, options);
  const send = (key: string, pool: string, leg1: number[], stake = 100, of = race) =>
    api.call('calculateBet', { body: { race_id: of.id, pool, leg1, stake } }).then(({ data }) =>
      api.call('sendBet', {
        as: 'active',
        header: { 'idempotency-key': `test-key-${key}` },
        body: {
          race_id: of.id,
          pool,
          leg1,
          stake,
          expected_price: data.price,
          ...(data.odds.length > 0 ? { odds: data.odds } : {}),
        },
      }),
    );
  const betOf = async (id: number) => (await api.call('getBet', { as: 'active', path: { id } })).data;
  const balance = async () => (await api.call('getMe', { as: 'active' })).data.balance;
  return { ...api, send, betOf, balance };
};

const oddOf = (of: RacePlan, pool: string, startnr: number) =>
  dividendsOf(of)
    .get(pool)
    ?.find(({ combination }) => combination === String(startnr))?.odd as number;

describe('the settlement', () => {
  test('[BETS-59] of a bet that cannot be settled keeps no other waiting, is reported, and is tried again', async () => {
    const errors: unknown[] = [];
    const { send, betOf, balance, setNow, advance, database } = open({ onError: (error) => errors.push(error) });
    const [broken, sound] = [await send('1', 'WIN', [winner]), await send('2', 'WIN', [winner])];
    const { id } = broken.data.bet;
    const store = async (lines: string) =>
      (await database()).updateTable('bet').set({ lines }).where('id', '=', id).execute();
    await store('[');
    setNow(race.officialAt);
    const payout = oddOf(race, 'WIN', winner);
    expect(await balance()).toBe(10_000 - 200 + payout);
    expect(await betOf(sound.data.bet.id)).toMatchObject({ status: 'won', payout });
    expect(errors).toHaveLength(1);
    await store(JSON.stringify(broken.data.bet.lines));
    expect((await betOf(id)).status).toBe('accepted');
    advance(60 * 60_000);
    expect(await betOf(id)).toMatchObject({ status: 'won', payout });
    expect(errors).toHaveLength(1);
  });

  test('[BETS-17] [BETS-40] waits until the race is OFFICIAL, then pays by the dividend', async () => {
    const { send, betOf, balance, setNow } = open();
    const { id } = (await send('1', 'WIN', [winner, loserOf(race)])).data.bet;
    setNow(race.officialAt - 1);
    expect(await betOf(id)).toMatchObject({ status: 'accepted', payout: null });
    setNow(race.officialAt);
    const payout = oddOf(race, 'WIN', winner);
    expect(await betOf(id)).toMatchObject({
      status: 'won',
      payout,
      settled_at: new Date(race.officialAt).toISOString(),
      lines: [
        { startnr: winner, outcome: 'won', payout },
        { outcome: 'lost', payout: 0 },
      ],
      hits: [{ pool: 'WIN', combination: String(winner), note: null }],
    });
    expect(await balance()).toBe(10_000 - 200 + payout);
  });

  test('[BETS-5] [BETS-40] of combinations pays those that came, and says which ticket it was', async () => {
    const { call, betOf, balance, setNow } = open();
    const [first, second] = race.order.flatMap(({ startnrs }) => startnrs) as [number, number];
    const body = { race_id: race.id, pool: 'EXA', selection: `boxed* ${first},${second},${loserOf(race)}`, stake: 100 };
    const send = (key: string, changed: Partial<typeof body>, expected_price: number) =>
      call('sendBet', {
        as: 'active',
        header: { 'idempotency-key': key },
        body: { ...body, ...changed, expected_price },
      });
    const box = (await send('test-key-box', {}, 600)).data.bet;
    expect(box).toMatchObject({
      price: 600,
      combinations: 6,
      lines: [],
      ticket: `DEU-EXA ${body.selection} stake 100`,
    });
    const wrong = (await send('test-key-wrong', { selection: `straight ${loserOf(race)},${first}` }, 100)).data.bet;
    setNow(race.officialAt);
    const payout = dividendsOf(race)
      .get('EXA')
      ?.reduce((sum, { odd }) => sum + (odd ?? 0), 0) as number;
    const combination = `${first}-${second}`;
    expect(await betOf(box.id)).toMatchObject({
      status: 'won',
      payout,
      hits: expect.arrayContaining([{ pool: 'EXA', combination, note: null }]),
    });
    expect(await betOf(wrong.id)).toMatchObject({ status: 'lost', payout: 0, hits: [] });
    expect(await balance()).toBe(10_000 - 700 + payout);
  });

  test('[BETS-17] of win and place pays each part by its own pool', async () => {
    const { send, betOf, setNow } = open();
    const { id } = (await send('1', 'WPL', [winner])).data.bet;
    setNow(race.officialAt);
    const { lines, payout } = await betOf(id);
    expect(lines.map(({ pool, payout: paid }) => [pool, paid])).toEqual([
      ['WIN', oddOf(race, 'WIN', winner)],
      ['PLC', oddOf(race, 'PLC', winner)],
    ]);
    expect(payout).toBe(lines.reduce((sum, line) => sum + (line.payout ?? 0), 0));
  });

  test('[BETS-17] at fixed odds pays what was agreed', async () => {
    const { send, betOf, setNow } = open();
    const { bet } = (await send('1', 'fixWIN', [winner], 300)).data;
    setNow(race.officialAt);
    expect((await betOf(bet.id)).payout).toBe(3 * (bet.lines[0]?.odds as number));
  });

  test('[BETS-17] loses what did not win', async () => {
    const { send, betOf, balance, setNow } = open();
    const { id } = (await send('1', 'PLC', [loserOf(race)], 700)).data.bet;
    setNow(race.officialAt);
    expect(await betOf(id)).toMatchObject({ status: 'lost', payout: 0 });
    expect(await balance()).toBe(9300);
  });

  test('[BETS-17] gives the stake on a non-runner back', async () => {
    const { send, betOf, balance, setNow } = open();
    const scratched = races.find(
      ({ off, country, runners }) =>
        country === 'DEU' &&
        off > Date.parse(noon) &&
        runners.some(({ withdrawnAt }) => withdrawnAt !== null && withdrawnAt > Date.parse(noon)),
    ) as RacePlan;
    const gone = scratched?.runners.find(({ withdrawnAt }) => (withdrawnAt ?? 0) > Date.parse(noon))?.startnr as number;
    const { id } = (await send('1', 'WIN', [gone], 400, scratched)).data.bet;
    const both = (await send('2', 'WIN', [gone, loserOf(scratched)], 400, scratched)).data.bet.id;
    setNow(scratched.officialAt);
    expect(await betOf(id)).toMatchObject({ status: 'refunded', payout: 400 });
    expect(await betOf(both)).toMatchObject({ status: 'lost', payout: 400 });
    expect(await balance()).toBe(9600);
  });

  test('[BETS-18] pays out once, however many look at once and however the clock is moved', async () => {
    const { send, call, balance, setNow, database } = open();
    for (let at = 0; at < 5; at += 1) await send(`${at}`, 'WIN', [winner]);
    setNow(race.officialAt);
    await Promise.all(Array.from({ length: 20 }, () => call('getBets', { as: 'active' })));
    setNow(race.officialAt - 600_000);
    await call('getBets', { as: 'active' });
    setNow(race.officialAt + 86_400_000);
    expect(await balance()).toBe(10_000 - 500 + 5 * oddOf(race, 'WIN', winner));
    const payouts = await (await database())
      .selectFrom('ledger_entry')
      .innerJoin('customer', 'customer.id', 'ledger_entry.customer_id')
      .select('reference')
      .where('username', '=', 'active')
      .where('kind', '=', 'payout')
      .execute();
    expect(payouts).toHaveLength(5);
  });

  test('[BETS-20] is told to who won, in both languages, and not to who lost', async () => {
    const { send, setNow, call } = open();
    const { id } = (await send('1', 'WIN', [winner], 500)).data.bet;
    await send('2', 'WIN', [loserOf(race)]);
    setNow(race.officialAt);
    const textsIn = async (language: string) =>
      (await call('getMessages', { as: 'active', header: { 'accept-language': language } })).data
        .filter(({ type }) => type === 'bet')
        .map(({ text }) => text);
    expect(await textsIn('de')).toEqual([expect.stringMatching(`^Ihre Wette ${id} hat gewonnen: [\\d.,]+\\s€\\.$`)]);
    expect(await textsIn('en')).toEqual([expect.stringMatching(`^Your bet ${id} has won €[\\d.,]+\\.$`)]);
  });

  test('[BETS-19] relieves the loss limit by what was won', async () => {
    const { send, setNow, database, call } = open();
    await send('1', 'WIN', [winner], 500);
    setNow(race.officialAt);
    await call('getBets', { as: 'active' });
    const used = await (await database())
      .selectFrom('limit_use')
      .innerJoin('customer', 'customer.id', 'limit_use.customer_id')
      .select(['type', 'used'])
      .where('username', '=', 'active')
      .execute();
    expect(used.find(({ type }) => type === 'bet')?.used).toBe(500);
    expect(used.find(({ type }) => type === 'loss')?.used).toBe(500 - 5 * oddOf(race, 'WIN', winner));
  });

  test('[BETS-18] survives a restart: what turned OFFICIAL meanwhile is settled by the next look', async () => {
    const { send, database } = open();
    const { id } = (await send('1', 'WIN', [winner])).data.bet;
    const later = createTestApi(new Date(race.officialAt + 3_600_000).toISOString(), { database: await database() });
    expect((await later.call('getBet', { as: 'active', path: { id } })).data.status).toBe('won');
  });
});

describe('the customer with bets of yesterday', () => {
  test('has one that won, one that lost, one that was refunded and an open one', async () => {
    const { call } = createTestApi(noon);
    const { data } = await call('getBets', { as: 'bettor' });
    expect(data.map(({ status }) => status).sort()).toEqual(['accepted', 'lost', 'refunded', 'won']);
    const paid = data.reduce((sum, { payout, price }) => sum + (payout ?? 0) - price, 10_000);
    expect((await call('getMe', { as: 'bettor' })).data.balance).toBe(paid);
  });
});

import {
  type Dividend,
  hasPool,
  namedBy,
  priceTicket,
  printSelection,
  settleTicket,
  type Ticket,
  type WagerType,
  wagerTypesOn,
} from '@paddock/wagers';
import { ticketOn } from '@paddock/wagers/testing';
import { wagerTypes } from '@paddock/wagers/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { startersOf } from '../../../test/rigs/find-race.ts';
import type { Body, Data } from '../../server/operation/operation.types.ts';
import { rankOfLabel } from '../../world/day/dividend-rank.ts';
import { combinedOrderOf } from '../../world/day/entries.ts';
import { marketAt } from '../../world/day/market.ts';
import type { RacePlan, WireDividend } from '../../world/day/plan.types.ts';
import { fieldAt, resultOf } from '../../world/day/race-result.ts';
import { showPools } from '../../world/day/show-pools.ts';
import { addDays } from '../../world/day/zone.ts';
import { classicRaces } from '../../world/generator/classic-races.ts';
import { generateDay } from '../../world/generator/generate-day.ts';
import { book } from '../payments/ledger.ts';
import type { BetRaces } from './bet-races.ts';

/** Bets are placed at this time of their day, before its first off and its withdrawals. */
const placingAt = (date: string): number => Date.parse(`${date}T04:00:00Z`);

const days = Array.from({ length: 7 }, (_, ahead) => addDays('2026-11-21', ahead)).map((date) => ({
  now: placingAt(date),
  races: generateDay(1, date)
    .flatMap((meeting) => meeting.races)
    .sort((a, b) => a.off - b.off),
}));
const classics = classicRaces(1, '2026-12-05');

/** Cents: the most that the customer can pay for a ticket. */
const dearest = 1_000_00;

/** The offer of a wager type at an instant: its pool, and the races of the ticket. */
interface Offer {
  type: WagerType;
  pool: string;
  races: BetRaces;
  now: number;
}

const openIn = (race: RacePlan, now: number) =>
  showPools(race, marketAt(race, now, 1), now).filter(({ status }) => status === 'OPEN');

const isOffer = (races: readonly RacePlan[]): races is BetRaces => races.length > 0;

/** Offers of a wager type on a day. */
const offersOn = (type: WagerType, { now, races }: (typeof days)[number]): Offer[] => {
  const [name] = type.name;
  const own = races.filter(({ country }) => country === type.country);
  const offer = (pool: string, over: readonly RacePlan[]): Offer[] =>
    isOffer(over) ? [{ type, pool, races: over, now }] : [];
  if (name === 'ltmWIN')
    return offer(
      name,
      classics.filter(({ country }) => country === type.country),
    );
  if (type.rule.folds) {
    const open = own.filter((race) => {
      const names = openIn(race, now).flatMap((pool) => (pool.odds.length > 0 ? [pool.name] : []));
      return names.includes('WIN') && names.includes('PLC');
    });
    const legs = Object.values(type.param.legs).filter(Boolean).length;
    return open.length < legs ? [] : offer(name, open.slice(0, legs));
  }
  return own.flatMap((race) => {
    const open = openIn(race, now);
    if (type.rule.pools.length > 0) {
      return type.rule.pools.every((pool) => open.some((one) => one.name === pool)) ? offer(name, [race]) : [];
    }
    return open
      .filter((pool) => hasPool(type, pool.name))
      .flatMap((pool) => {
        const ids = pool.legs ?? [race.id];
        return offer(
          pool.name,
          ids.map((id) => races.find((leg) => leg.id === id) as RacePlan),
        );
      });
  });
};

/** The first horses of a race and one more: tickets on them win often. */
const favoured = (race: RacePlan, named: number, now: number) => {
  const first = combinedOrderOf(race)
    .flatMap(({ startnrs }) => startnrs)
    .slice(0, named);
  const other = startersOf(race).find((startnr) => !first.includes(startnr));
  return { ...fieldAt(race, now), starters: [...first, ...(other ? [other] : [])].sort((a, b) => a - b) };
};

/** The ticket with the most lines out of some that an offer allows; null if there is none. */
const ticketFor = ({ type, pool, races, now }: Offer): Ticket | null => {
  const multi = type.param.multiOptions.at(-1) ?? null;
  const named = namedBy({ multi: multi ?? undefined } as Ticket, type);
  const fields = races.map((race) => favoured(race, named, now));
  const [, ...rivals] = pool.split('_').map(Number);
  const written = ticketOn(type, type.param.h2h ? [{ starters: rivals, nonRunners: [] }] : fields, multi, pool);
  const current = races.map((race) => fieldAt(race, now));
  const sold = fc
    .sample(written, { numRuns: 60, seed: 7 })
    .map((ticket): Ticket => (pool === type.name[0] ? ticket : { ...ticket, pool }))
    .flatMap((ticket) => {
      const priced = priceTicket(ticket, type, current);
      const isTaken = priced.kind === 'priced' && priced.price <= dearest;
      return isTaken ? [{ ticket, lines: priced.combinations }] : [];
    });
  return sold.sort((a, b) => b.lines - a.lines)[0]?.ticket ?? null;
};

const requestOf = ({ pool, races }: Offer, ticket: Ticket): Body<'calculateBet'> => ({
  race_id: races[0].id,
  pool,
  selection: printSelection(ticket.selection),
  stake: ticket.stake,
  ...(ticket.flexi === undefined ? {} : { flexi: ticket.flexi }),
  ...(ticket.multi === undefined ? {} : { multi: ticket.multi }),
  ...(ticket.placed === undefined ? {} : { placed: [...ticket.placed] }),
  ...(/^MUL/.test(pool) ? { races: races.map(({ id }) => id) } : {}),
});

const readDividend = ({ pool, combination, odd, note }: WireDividend): Dividend => {
  const rank = rankOfLabel(note);
  if (!rank) throw new Error(`${pool}: ${note}`);
  const slots = combination.split('-').filter((slot) => slot !== 'NP');
  return { pool, combination: slots.map((slot) => (slot === 'ALL' ? slot : Number(slot))), odd, rank };
};

describe('each wager type', () => {
  test('[BETS-46] is sold on a generated day, and a ticket is paid as the engine settles it by the published sheet', async () => {
    const types = wagerTypesOn(wagerTypes, '2026-11-21');
    const api = createTestApi(new Date(placingAt('2026-11-21')).toISOString());
    const database = await api.database();
    const { id: customerId } = (await api.call('getMe', { as: 'active' })).data;
    await database.transaction().execute((transaction) =>
      book(transaction, {
        customerId,
        kind: 'deposit',
        amount: types.length * dearest,
        reference: 'test',
        at: api.now(),
      }),
    );
    const sent: { offer: Offer; ticket: Ticket; bet: Data<'sendBet'>['bet'] }[] = [];
    const left = new Set(types);
    for (const day of days) {
      api.setNow(day.now);
      for (const type of left) {
        const found = offersOn(type, day)
          .map((offer) => ({ offer, ticket: ticketFor(offer) }))
          .find(({ ticket }) => ticket !== null);
        if (!found?.ticket) continue;
        const { offer, ticket } = found;
        const body = requestOf(offer, ticket);
        const calculated = await api.call('calculateBet', { body });
        if (calculated.status !== 200)
          throw new Error(`${type.id}: ${JSON.stringify([body, calculated.error, calculated.validation])}`);
        const { price, odds } = calculated.data;
        const answer = await api.call('sendBet', {
          as: 'active',
          header: { 'idempotency-key': `every-${type.id}` },
          body: { ...body, expected_price: price, ...(odds.length > 0 ? { odds } : {}) },
        });
        if (answer.status !== 200) throw new Error(`${type.id}: ${JSON.stringify(answer.error)}`);
        sent.push({ offer, ticket, bet: answer.data.bet });
        left.delete(type);
      }
    }
    expect([...left].map(({ id }) => id)).toEqual([]);
    api.setNow(Math.max(...classics.map(({ officialAt }) => officialAt)));
    const statuses: string[] = [];
    for (const { offer, ticket, bet } of sent) {
      const { type, pool, races, now } = offer;
      const sheet = (await api.call('getRace', { path: { id: races[0].id } })).data.pools;
      const names = type.rule.pools.length > 0 ? type.rule.pools : [pool];
      const agreed = [
        ...bet.lines.flatMap(({ startnr: startNr, odds: odd }) => (odd === null ? [] : [{ leg: 1, startNr, odd }])),
        ...bet.legs.flatMap(({ odds = [] }, at) =>
          odds.map(({ startnr: startNr, odds: odd }) => ({ leg: at + 1, startNr, odd })),
        ),
      ];
      const settled = settleTicket(ticket, type, {
        races: races.map((race) => fieldAt(race, now)),
        results: races.map(resultOf),
        dividends: sheet
          .filter(({ name }) => names.includes(name))
          .flatMap(({ dividends }) => dividends.map(readDividend)),
        agreed,
      });
      if (settled.kind === 'refused') throw new Error(`${type.id}: ${JSON.stringify(settled.refusals)}`);
      const { data: ended } = await api.call('getBet', { as: 'active', path: { id: bet.id } });
      expect({ id: type.id, status: ended.status, payout: ended.payout }).toEqual({
        id: type.id,
        status: settled.status,
        payout: settled.won + settled.refunded,
      });
      statuses.push(ended.status);
    }
    // Otherwise the payouts would compare zeros.
    expect(statuses.filter((status) => status === 'won').length).toBeGreaterThan(types.length * 0.75);
    await api.close();
  });
});

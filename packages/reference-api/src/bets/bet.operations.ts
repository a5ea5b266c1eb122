import { randomInt } from 'node:crypto';
import { printTicket } from '@paddock/wagers';
import type { RacePlan } from '../day/plan.types.ts';
import { isDate, midnightAfter, todayAt } from '../day/race-days.ts';
import type { OperationsOf } from '../operation/operation.types.ts';
import { invalid, notFound } from '../operation/refused.ts';
import type { Server } from '../operation/server.ts';
import { betOf, cancelBet, confirmBet } from './change-bet.ts';
import { listBets, pageOf } from './list-bets.ts';
import { agreedOdds, priceOrRefuse } from './match-offer.ts';
import { type PickOptions, pickRunners } from './pick-runners.ts';
import { sendBet } from './send-bet.ts';
import { showBet } from './show-bet.ts';
import { wagerTypesOn } from './wager-types.ts';

/** Wager types, and bets from their price to their list. */
export const betOperations = ({
  database,
  days,
}: Server): OperationsOf<
  | 'getWagerTypes'
  | 'calculateBet'
  | 'sendBet'
  | 'confirmBet'
  | 'cancelBet'
  | 'pickHarryBoy'
  | 'pickQuick'
  | 'pickSpot'
  | 'getBets'
  | 'getBet'
  | 'getRaceBets'
> => {
  const raceOf = async (id: number): Promise<RacePlan> => {
    const race = await days.race(id);
    if (!race) throw notFound('race');
    return race;
  };

  /** A bet with runners drawn for it, ready to be sent. */
  const pick = async (
    { race_id, pool, stake, seed }: { race_id: number; pool: string; stake: number; seed?: number },
    options: Pick<PickOptions, 'horses' | 'own' | 'now'>,
  ) => {
    const race = await raceOf(race_id);
    const drawn = seed ?? randomInt(2 ** 32);
    const among = race.pools.find(({ name }) => name === pool)?.rivals;
    const leg1 = pickRunners(race, { ...options, ...(among ? { among } : {}), seed: drawn });
    const { price, lines } = priceOrRefuse(race, { pool, leg1, stake }, options.now);
    const odds = agreedOdds(lines);
    const bet = { race_id, pool, leg1, stake, expected_price: price, ...(odds.length > 0 ? { odds } : {}) };
    return { data: { seed: drawn, bet } };
  };

  return {
    getWagerTypes: {
      async standing({ query: { country, date }, now }) {
        return { data: wagerTypesOn(date ?? todayAt(now), country), until: midnightAfter(now) };
      },
    },
    async calculateBet({ body: { race_id, ...request }, now }) {
      const priced = priceOrRefuse(await raceOf(race_id), request, now);
      const { wagerType, ticket, leg1, combinations, dropped, price, lines } = priced;
      return {
        data: {
          race_id,
          pool: request.pool,
          leg1,
          stake: request.stake,
          ticket: printTicket(ticket),
          dropped: { horse_twice: dropped.horseTwice, same_set: dropped.sameSet },
          combinations,
          price,
          minstake: wagerType.param.minstake,
          odds: agreedOdds(lines),
          wager_type: wagerType.id,
        },
      };
    },
    async sendBet({ customerId, header, body, now }) {
      const key = header['Idempotency-Key'];
      return { data: await sendBet(database, days, { customerId, key, request: body, now }) };
    },
    async confirmBet({ customerId, path: { id }, now }) {
      return { data: await confirmBet(database, days, { customerId, id, now }) };
    },
    async cancelBet({ customerId, path: { id }, now }) {
      return { data: await cancelBet(database, { customerId, id, now }) };
    },
    async pickHarryBoy({ body: { horses, ...wanted }, now }) {
      return pick(wanted, { horses, now });
    },
    async pickQuick({ body, now }) {
      return pick(body, { horses: 1, now });
    },
    async pickSpot({ body: { horses, leg1: own = [], ...wanted }, now }) {
      return pick(wanted, { horses, own, now });
    },
    async getBets(call) {
      const { customerId, query } = call;
      const { from, to, 'status[]': statuses } = query;
      if (from && !isDate(from)) throw invalid({ from: ['date'] });
      if (to && !isDate(to)) throw invalid({ to: ['date'] });
      const filter = {
        customerId,
        ...(statuses ? { statuses } : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      };
      return listBets(database, filter, pageOf(call));
    },
    async getBet({ customerId, path: { id }, now }) {
      return { data: showBet(await betOf(database, customerId, id), now) };
    },
    async getRaceBets(call) {
      return listBets(database, { customerId: call.customerId, raceId: call.path.id }, pageOf(call));
    },
  };
};

import { randomInt } from 'node:crypto';
import { printTicket } from '@paddock/wagers';
import type { Clock, OperationsOf } from '../../server/operation/operation.types.ts';
import { invalid, notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { isDate, midnightAfter, todayAt } from '../../world/day/race-days.ts';
import { type BetRaces, betRacesOf, chosenRaces } from './bet-races.ts';
import { betOf, cancelBet, confirmBet } from './change-bet.ts';
import { listBets, pageOf } from './list-bets.ts';
import { priceOrRefuse } from './match-offer.ts';
import { type PickedLegs, pickLegs } from './pick-legs.ts';
import { pickRunners } from './pick-runners.ts';
import { sendBet } from './send-bet.ts';
import { showBet, showLegs } from './show-bet.ts';
import { wagerTypesOn } from './wager-types.ts';

/** Wager types, and bets: price, sending, picks, lists. */
export const betOperations = ({
  database,
  days,
  permit,
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
  const racesOf = async (id: number, pool: string, chosen?: readonly number[]): Promise<BetRaces> => {
    const races = await betRacesOf(days, id, pool, chosenRaces(id, chosen));
    if (!races) throw notFound('race');
    return races;
  };

  /** A bet with drawn runners, ready to be sent. */
  const pick = async (
    {
      race_id,
      pool,
      stake,
      seed = randomInt(2 ** 32),
    }: { race_id: number; pool: string; stake: number; seed?: number },
    draw: (races: BetRaces, seed: number, now: number) => PickedLegs,
    clock: Clock,
  ) => {
    const races = await racesOf(race_id, pool);
    const now = clock();
    const legs = draw(races, seed, now);
    const { price, odds } = priceOrRefuse(races, { pool, stake, ...legs }, now);
    const bet = { race_id, pool, ...legs, stake, expected_price: price, ...(odds.length > 0 ? { odds } : {}) };
    return { data: { seed, bet } };
  };

  return {
    getWagerTypes: {
      async lasting({ query: { country, date }, now }) {
        return { data: wagerTypesOn(date ?? todayAt(now), country), until: midnightAfter(now) };
      },
    },
    async calculateBet({ body: { race_id, ...request }, clock }) {
      const races = await racesOf(race_id, request.pool, request.races);
      const priced = priceOrRefuse(races, request, clock());
      const { wagerType, ticket, legs, combinations, dropped, price, odds } = priced;
      return {
        data: {
          race_id,
          pool: request.pool,
          leg1: legs[0] ?? [],
          legs: showLegs(races, legs),
          stake: request.stake,
          ticket: printTicket(ticket),
          dropped: { horse_twice: dropped.horseTwice, same_set: dropped.sameSet },
          combinations,
          price,
          minstake: wagerType.param.minstake,
          odds,
          wager_type: wagerType.id,
        },
      };
    },
    async sendBet({ customerId, header, body, clock }) {
      const key = header['Idempotency-Key'];
      return { data: await sendBet({ database, days, permit }, { customerId, key, request: body, clock }) };
    },
    async confirmBet({ customerId, path: { id }, clock }) {
      return { data: await confirmBet({ database, days, permit }, { customerId, id, clock }) };
    },
    async cancelBet({ customerId, path: { id }, clock }) {
      return { data: await cancelBet(database, { customerId, id, clock }) };
    },
    async pickHarryBoy({ body: { horses, rows, ...wanted }, clock }) {
      const { pool } = wanted;
      const draw = ([race, ...later]: BetRaces, seed: number, now: number): PickedLegs => {
        const [asked, other] = later.length > 0 ? (['rows', 'horses'] as const) : (['horses', 'rows'] as const);
        const given = { horses, rows };
        const count = given[asked];
        if (count === undefined) throw invalid({ [asked]: ['required'] });
        if (given[other] !== undefined) throw invalid({ [other]: ['unknown'] });
        return asked === 'rows'
          ? pickLegs([race, ...later], { pool, rows: count, seed, now })
          : pickRunners(race, { pool, horses: count, seed, now });
      };
      return pick(wanted, draw, clock);
    },
    async pickQuick({ body, clock }) {
      const { pool } = body;
      const draw = ([race, ...later]: BetRaces, seed: number, now: number) =>
        later.length > 0
          ? pickLegs([race, ...later], { pool, rows: 1, seed, now })
          : pickRunners(race, { pool, horses: 1, seed, now });
      return pick(body, draw, clock);
    },
    async pickSpot({ body: { horses, leg1: own = [], ...wanted }, clock }) {
      const { pool } = wanted;
      const draw = ([race]: BetRaces, seed: number, now: number) => pickRunners(race, { pool, horses, own, seed, now });
      return pick(wanted, draw, clock);
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

import { type ApiError, isApiError, type Race } from '@paddock/api';
import { calculateBet } from '@paddock/api/bets';
import { betRequestOf, type Now, priceOf, raceNowOf, type SlipTicket, type TicketPrice } from '@paddock/betslip';
import { api, type RefreshRate, serverNow, useRefreshTask } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useSettled } from '@paddock/ui/settled';
import { type QueryObserverResult, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { raceQuery } from '../race.queries.ts';
import { refreshRate } from '../refresh-rate.model.ts';
import { wagerTypesQuery } from '../wager-types.queries.ts';
import { useAllQueries } from './use-all-queries.ts';

/** The page asks the server for the price after this time (ms) without a change. */
const SETTLED_MS = 300;
/** The longest delay (ms) of a browser's timer is about 25 days: a day is enough. */
const LONGEST_MS = 86_400_000;

/** The facts that a ticket is priced and checked with, and the races as the API gives them. */
export interface LiveNow {
  now: Now;
  races: ReadonlyMap<number, Race>;
  /** Why the server has no price for a ticket, by `TicketPrice.key`. */
  refusals: ReadonlyMap<string, ApiError>;
}

const RATES: readonly RefreshRate[] = ['short', 'medium', 'long'];

/** Races by id. All are refreshed at the shortest rate of any of them. */
function useRaces(ids: readonly number[]): ReadonlyMap<number, Race> {
  const results = useAllQueries(ids.map((id) => raceQuery({ id })));
  const races = useMemo(() => new Map(results.flatMap(({ data }) => (data ? [[data.id, data]] : []))), [results]);
  useRefreshTask({
    // The slip and the grid of a pool may be open at once: of one name, only one task would run.
    name: `racing.races ${ids.join()}`,
    rate: () =>
      RATES.find((rate) => [...races.values()].some((race) => refreshRate(race, serverNow()) === rate)) ?? null,
    audience: 'everyone',
    run: () => Promise.all(results.map(({ refetch }) => refetch({ cancelRefetch: false }))),
  });
  return races;
}

/** Renders again when the next pool closes, because tickets on it can no longer be sent. */
function useNextClosing(races: ReadonlyMap<number, Race>): number {
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    const left = [...races.values()]
      .flatMap(({ pools }) => pools.map(({ closesAt }) => Date.parse(closesAt) - serverNow()))
      .filter((ms) => ms > 0);
    if (left.length === 0) return;
    const timer = setTimeout(() => setClosed((count) => count + 1), Math.min(LONGEST_MS, Math.min(...left) + 1));
    return () => clearTimeout(timer);
  }, [races, closed]);
  return closed;
}

const serverPriceQuery = (
  { ticket, key, chosenRaces }: TicketPrice,
  { id, pool }: Asked['race'],
): UseQueryOptions<number> =>
  withInlineErrors({
    queryKey: ['racing.price', key],
    queryFn: async () => {
      if (!ticket) throw new Error('Only a ticket has a price');
      return (await api.call(calculateBet, { body: betRequestOf(id, pool, ticket, chosenRaces) })).data.price;
    },
    staleTime: 0,
    retry: false,
  });

/** Differences by key: the races as they were read, and the time of the server's price. */
const suspected = new Map<string, { races: Now['races']; at: number }>();
/** Keys of reported differences. */
const reported = new Set<string>();

interface Asked {
  price: TicketPrice;
  race: { id: number; pool: string };
  /** The races with which the engine calculated the price. */
  races: Now['races'];
}

/**
 * A wrong engine is an incident: the shell's beacons report it to operators, once per ticket. Races
 * and price are read again first, because a horse may have been withdrawn between the two reads.
 */
function reportDifference(
  { price: { key, priced }, races }: Asked,
  { data: serverPrice, dataUpdatedAt: at }: QueryObserverResult<number>,
): void {
  if (!key || !priced || serverPrice === undefined || reported.has(key)) return;
  if (serverPrice === priced.price) {
    suspected.delete(key);
    return;
  }
  const before = suspected.get(key);
  if (!before) suspected.set(key, { races, at });
  if (!before || before.races === races || before.at === at) return;
  reported.add(key);
  reportError(new Error(`The engine’s price of ${key} is ${priced.price}, the server’s ${serverPrice}.`));
}

/**
 * The server's prices of tickets that could be sent, requested again with each refresh of a race.
 */
function useServerPrices(tickets: readonly SlipTicket[], now: Now) {
  const asked = useSettled(
    useMemo(
      () =>
        tickets.flatMap((ticket): Asked[] => {
          const price = priceOf(ticket, now);
          const canBeSent = price.key !== null && price.priced && price.problems.length === 0;
          const race = { id: ticket.races[0].id, pool: ticket.pool };
          return canBeSent ? [{ price, race, races: now.races }] : [];
        }),
      [tickets, now],
    ),
    SETTLED_MS,
  );
  const results = useAllQueries(asked.map(({ price, race }) => serverPriceQuery(price, race)));
  const isAsked = useRef(asked);
  useEffect(() => {
    // The first answers arrive by themselves. A refreshed race requests them again.
    if (isAsked.current !== asked) for (const { data, refetch } of results) if (data !== undefined) void refetch();
    isAsked.current = asked;
  }, [asked, results]);
  useEffect(() => {
    for (const [at, answer] of results.entries()) if (asked[at]) reportDifference(asked[at], answer);
  }, [asked, results]);
  return useMemo(() => {
    const prices = new Map<string, number>();
    const refusals = new Map<string, ApiError>();
    for (const [at, { data, error }] of results.entries()) {
      const key = asked[at]?.price.key;
      if (!key) continue;
      if (isApiError(error)) refusals.set(key, error);
      else if (data !== undefined) prices.set(key, data);
    }
    return { prices, refusals };
  }, [asked, results]);
}

const NO_PRICES: ReadonlyMap<string, number> = new Map();

/**
 * The facts with which tickets are priced and checked: their races, kept fresh, the wager types,
 * and the server's prices and time. Null until the wager types are loaded.
 */
export function useNow(tickets: readonly SlipTicket[]): LiveNow | null {
  const ids = [...new Set(tickets.flatMap(({ races }) => races.map(({ id }) => id)))];
  const races = useRaces(ids);
  const { data: wagerTypes } = useQuery(wagerTypesQuery);
  const closing = useNextClosing(races);
  const unpriced = useMemo<Now>(
    () => ({
      at: new Date(serverNow()).toISOString(),
      races: new Map([...races].map(([id, race]) => [id, raceNowOf(race)])),
      wagerTypes: wagerTypes ?? [],
      serverPrices: NO_PRICES,
    }),
    [races, wagerTypes, closing],
  );
  const { prices, refusals } = useServerPrices(tickets, unpriced);
  const now = useMemo(() => ({ ...unpriced, serverPrices: prices }), [unpriced, prices]);
  const live = useMemo(() => (wagerTypes ? { now, races, refusals } : null), [now, races, refusals, wagerTypes]);
  // The card shows the same odds: its table is drawn first, and ticks made meanwhile do not wait.
  return useDeferredValue(live);
}

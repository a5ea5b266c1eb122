import { type Api, isApiError } from '@paddock/api';
import { calculateBet, getWagerTypes } from '@paddock/api/bets';
import { getRace } from '@paddock/api/races';
import { betRequestOf, priceOf, raceNowOf, type TicketPrice } from '@paddock/betslip';
import { parseWagerType, printTicket, type RefusalKind, type Ticket, type WagerType } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBet, type Bet, onRaces } from './random-bets.ts';
import { serverWith } from './server-with.ts';

/** `npm run histories` sets 10,000. */
const RUNS = Number(process.env.RUNS ?? 2_000);
/** The time (ms) for one bet on a busy machine, including the server of its day. */
const BET_MS = 300;
/** The number of meetings that fit into a day. */
const A_DAY = 48;

/** The verdict on a ticket: its price and related facts, or the reason why it is not sold. */
type Said = { kind: 'priced'; [fact: string]: unknown } | { kind: 'refused'; code: string | null; rule: string | null };

/** The codes of the API that differ from the engine's words. */
const CODES: Partial<Record<RefusalKind, string>> = {
  'non-runner': 'non_runner',
  'stake-too-low': 'stake_too_low',
  'too-few-runners': 'pool_not_offered',
  'too-many-runners': 'pool_not_offered',
};
const RULES: Partial<Record<RefusalKind, string>> = {
  'unknown-runner': 'runner',
  'not-a-rival': 'runner',
  'too-many-horses': 'max_items',
  'stake-does-not-divide': 'multiple_of',
};
/** The slip's own reasons not to send a ticket that has a price. */
const OWN: ReadonlySet<string> = new Set(['no-odds', 'not-filled']);

const invalid = (rule: string): Said => ({ kind: 'refused', code: 'invalid_parameters', rule });

/** Checks in the server's order: the contract, the pools, the ticket, its horses. */
const saidByEngine = ({ priced, ticket, odds, problems }: TicketPrice): Said => {
  const [refusal] = problems.filter(({ kind }) => !OWN.has(kind));
  if (!ticket) throw new Error(`The slip has no ticket: ${refusal?.kind}.`);
  if (betRequestOf(1, '', ticket).leg1?.length === 0) return invalid('min_items');
  if (problems.some(({ kind }) => kind === 'pool-not-sold')) {
    return { kind: 'refused', code: 'pool_not_offered', rule: null };
  }
  if (ticket.selection.kind === 'spot') return invalid('not_filled');
  if (priced && !refusal) {
    const { combinations, price, dropped } = priced;
    return { kind: 'priced', combinations, price, dropped, ticket: lineOf(ticket), odds: sorted(odds) };
  }
  const kind = refusal?.kind as RefusalKind;
  const code = CODES[kind];
  return code ? { kind: 'refused', code, rule: null } : invalid(RULES[kind] ?? kind.replaceAll('-', '_'));
};

/** Removes repeated horses, since the API's lists contain each horse once. */
const lineOf = (ticket: Ticket): string => {
  const { selection } = ticket;
  if (selection.kind !== 'singles' || typeof selection.horses === 'string') return printTicket(ticket);
  return printTicket({ ...ticket, selection: { ...selection, horses: [...new Set(selection.horses)] } });
};

const sorted = (odds: readonly { leg?: number; startNr: number; odds: number }[]) =>
  odds
    .map(({ leg = 0, startNr, odds: each }) => [leg, startNr, each] as const)
    .toSorted(([legA, a], [legB, b]) => legA - legB || a - b);

const saidByServer = async (
  api: Api,
  raceId: number,
  pool: string,
  { ticket, chosenRaces }: TicketPrice,
): Promise<Said> => {
  if (!ticket) throw new Error('The engine knows no ticket to ask for.');
  try {
    const { data } = await api.call(calculateBet, { body: betRequestOf(raceId, pool, ticket, chosenRaces) });
    const { combinations, price, dropped, ticket: line, odds } = data;
    return { kind: 'priced', combinations, price, dropped, ticket: line, odds: sorted(odds) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const [rule = null] = Object.values(error.validation ?? {}).flat();
    return { kind: 'refused', code: error.code, rule };
  }
};

const typesOf = async (api: Api): Promise<WagerType[]> =>
  (await api.call(getWagerTypes)).data.map((sold) => {
    const parsed = parseWagerType(sold);
    if (parsed.kind === 'invalid') throw new Error(`${sold.id} cannot be read.`);
    return parsed.type;
  });

/** Compares the verdicts of engine and server on each bet, through the client's own functions. */
async function compare(bets: readonly Bet[], date: string) {
  const { api, racesOf, close } = await serverWith(bets, date);
  const types = await typesOf(api);
  const compared = [];
  for (const [at, bet] of bets.entries()) {
    const ids = racesOf(at);
    const races = await Promise.all(ids.map(async (id) => (await api.call(getRace, { path: { id } })).data));
    const quote = priceOf(onRaces(bet, ids), {
      at: `${date}T06:00:00Z`,
      races: new Map(races.map((race) => [race.id, raceNowOf(race)])),
      wagerTypes: types,
      serverPrices: new Map(),
    });
    const server = await saidByServer(api, ids[0] as number, bet.ticket.pool, quote);
    compared.push({ bet, engine: saidByEngine(quote), server });
  }
  await close();
  return compared;
}

test(
  '[AGREE-1] engine and server say the same of any ticket: price, combinations, what is dropped, odds, refusal',
  async () => {
    const bets = fc.sample(anyBet, RUNS);
    const seen = new Map<string, number>();
    const priced = new Set<string>();
    for (const [date, ofDay] of Map.groupBy(bets, (bet) => bet.date)) {
      for (let from = 0; from < ofDay.length; from += A_DAY) {
        for (const { bet, engine, server } of await compare(ofDay.slice(from, from + A_DAY), date)) {
          const told = `${date} ${JSON.stringify([bet.ticket, bet.fields])}`;
          expect(server, told).toEqual(engine);
          const name = engine.kind === 'priced' ? 'priced' : `${engine.code} ${engine.rule}`;
          seen.set(name, (seen.get(name) ?? 0) + 1);
          if (engine.kind === 'priced') priced.add(bet.type.id);
        }
      }
    }
    // Neither of them refuses everything.
    expect(seen.get('priced')).toBeGreaterThan(RUNS / 3);
    expect(wagerTypes.filter(({ id }) => !priced.has(id)).length).toBeLessThan(wagerTypes.length / 10);
    expect(seen.size).toBeGreaterThan(10);
  },
  RUNS * BET_MS,
);

import type { Race } from '@paddock/api';
import { raceNowOf } from '@paddock/betslip';
import {
  type Race as Field,
  type PoolChange,
  parseTicket,
  placesBy,
  repriceTicket,
  rivalsOf,
  rulesOf,
  type WagerType,
} from '@paddock/wagers';
import type { Bet } from '../../shared/bets/bet.queries.ts';

/** A reason for the payout of a settled bet. Legs are counted from 1. */
export type BetReason =
  /** The ticket has this dividend of the pool. */
  | { kind: 'hit'; pool: string; combination: string; note: string | null }
  | { kind: 'deadHeat'; leg: number; place: number; startNrs: readonly number[] }
  | { kind: 'change'; change: PoolChange }
  | { kind: 'refund'; amount: number }
  /** A runner was withdrawn while the bet could be cancelled, so its odds did not hold. */
  | { kind: 'withdrawnAtOnce' };

/** The race at the time of the sale, when the bet's horses were runners. */
const fieldAtSale = ({ starters, nonRunners }: Field, named: readonly number[]): Field => ({
  starters: [...new Set([...starters, ...named])],
  nonRunners: nonRunners.filter((startNr) => !named.includes(startNr)),
});

const isAtAgreedOdds = ({ lines, legs }: Bet): boolean =>
  lines.some(({ odds }) => odds !== null) || legs.some(({ odds = [] }) => odds.length > 0);

const hasLostRunner = ({ runners }: Race): boolean => runners.some(({ status }) => status === 'NON_RUNNER');

interface Decision {
  races: readonly Race[];
  /** Who ran, leg by leg. */
  fields: readonly Field[];
  country: string;
  /** Legs whose horse must be placed. */
  toBePlaced: readonly number[];
}

/**
 * Whether the result decides the bet: one of its horses ran, in a race that pays places if it must
 * be placed, and a duel has a rival that was placed.
 */
function isDecided({ pool, legs }: Bet, { races, fields, country, toBePlaced }: Decision): boolean {
  const rivals = rivalsOf(pool);
  const placed = races[0]?.result?.flatMap(({ startNrs }) => startNrs);
  const decides = (field: Field, at: number): boolean | undefined =>
    legs[at]?.startNrs.some((startNr) => field.starters.includes(startNr)) &&
    (!toBePlaced.includes(at + 1) || placesBy(rulesOf(country).places, field) > 0);
  return fields.some(decides) && (!rivals || rivals.some((rival) => placed?.includes(rival)));
}

function changesOf(bet: Bet, races: readonly Race[], type: WagerType): BetReason[] {
  const { ticket: line, legs } = bet;
  const parsed = parseTicket(line);
  if (parsed.kind === 'unreadable') return [];
  const after = races.map((race) => raceNowOf(race).field);
  const before = after.map((field, at) => fieldAtSale(field, legs[at]?.startNrs ?? []));
  const repriced = repriceTicket(parsed.ticket, type, { before, after });
  if (repriced.kind === 'refused') return [];
  // Nothing else refunds such a bet as a whole while its races were run and decide it.
  const isLapsed = bet.status === 'refunded' && isAtAgreedOdds(bet) && repriced.refund < bet.price;
  const { placed: toBePlaced = [] } = parsed.ticket;
  const decision = { races, fields: after, country: type.country, toBePlaced };
  if (isLapsed && races.some(hasLostRunner) && races.every(({ result }) => result) && isDecided(bet, decision))
    return [{ kind: 'withdrawnAtOnce' }];
  const changes = repriced.changes.map((change): BetReason => ({ kind: 'change', change }));
  return repriced.refund > 0 ? [...changes, { kind: 'refund', amount: repriced.refund }] : changes;
}

/**
 * The reasons for the payout of a settled bet, as far as its races show them: non-runners and their
 * substitutes, dead heats, and the ticket's dividends.
 * @param races the races of the bet, leg by leg
 * @param type null if it is not sold any more: then there are no reasons about non-runners
 */
export function betReasons(bet: Bet, races: readonly Race[], type: WagerType | null): BetReason[] {
  const deadHeats = races.flatMap(({ result }, at) =>
    (result ?? [])
      .filter(({ startNrs }) => startNrs.length > 1 && startNrs.some((nr) => bet.legs[at]?.startNrs.includes(nr)))
      .map(({ place, startNrs }): BetReason => ({ kind: 'deadHeat', leg: at + 1, place, startNrs })),
  );
  return [
    ...(type ? changesOf(bet, races, type) : []),
    ...deadHeats,
    ...bet.hits.map((hit): BetReason => ({ kind: 'hit', ...hit })),
  ];
}

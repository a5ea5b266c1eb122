import type { Body } from '../../server/operation/operation.types.ts';
import { invalid, Refused } from '../../server/operation/refused.ts';
import { oddsStepAt, previousStep } from '../../world/day/odds-steps.ts';
import type { BetRaces } from './bet-races.ts';
import { type PricedLine, type Pricing, priceBet } from './price-bet.ts';
import type { TicketRequest } from './read-ticket.ts';

type Priced = Extract<Pricing, { kind: 'priced' }>;
type Request = Body<'sendBet'>;
type RunnerOdds = NonNullable<Request['odds']>[number];

/** Odds shown within so long (ms) can be confirmed; older ones are not an offer. */
const shownMs = 120_000;

/** The price of a bet. @throws Refused when it cannot be taken */
export const priceOrRefuse = (races: BetRaces, request: TicketRequest, now: number): Priced => {
  const pricing = priceBet(races, request, now);
  if (pricing.kind === 'invalid') throw invalid(pricing.validation);
  if (pricing.kind === 'refused') {
    const { name, words, extended } = pricing;
    throw new Refused(409, name, { words, ...(extended ? { extended } : {}) });
  }
  return pricing;
};

/** The odds that would be agreed, shown with the price. */
export const agreedOdds = (lines: readonly PricedLine[]): RunnerOdds[] =>
  lines.flatMap(({ startnr, odds }) => (odds === null ? [] : [{ startnr, odds }]));

/** A key of odds that ignores their order. */
export const oddsKey = (odds: readonly RunnerOdds[]): string =>
  [...odds]
    .sort((a, b) => a.startnr - b.startnr)
    .map(({ startnr, odds: value }) => `${startnr}:${value}`)
    .join();

/** Whether the odds were valid at one of the last steps. */
const wereShown = (races: BetRaces, request: Request, now: number): boolean => {
  const [race] = races;
  const wanted = oddsKey(request.odds ?? []);
  for (
    let step = oddsStepAt(race.off, now);
    step !== null && step > now - shownMs;
    step = previousStep(race.off, step)
  ) {
    const pricing = priceBet(races, request, step);
    if (pricing.kind === 'priced' && oddsKey(agreedOdds(pricing.lines)) === wanted) return true;
  }
  return false;
};

/**
 * Whether a bet is accepted as sent or needs a confirmation because its odds have moved.
 * @throws Refused 409 `price_changed`, `odds_changed` with the new figures
 */
export const matchOffer = (
  races: BetRaces,
  request: Request,
  priced: Priced,
  now: number,
): 'accepted' | 'confirmation_required' => {
  const { price, combinations, lines } = priced;
  const odds = agreedOdds(lines);
  const extended = { price, combinations, odds };
  if (odds.length === 0 && request.odds?.length) throw invalid({ odds: ['unknown'] });
  if (odds.length > 0 && request.odds === undefined) throw invalid({ odds: ['required'] });
  if (price !== request.expected_price) {
    throw new Refused(409, 'price_changed', { words: { price }, extended });
  }
  if (oddsKey(odds) === oddsKey(request.odds ?? [])) return 'accepted';
  if (wereShown(races, request, now)) return 'confirmation_required';
  throw new Refused(409, 'odds_changed', { extended });
};

import type { Body } from '../../server/operation/operation.types.ts';
import { invalid, Refused } from '../../server/operation/refused.ts';
import { marketSetAt } from '../../world/day/market.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import type { BetRaces } from './bet-races.ts';
import { type Pricing, priceBet, type RunnerOdds } from './price-bet.ts';
import type { TicketRequest } from './read-ticket.ts';

type Priced = Extract<Pricing, { kind: 'priced' }>;
type Request = Body<'sendBet'>;

/** How long (ms) odds can be confirmed after they were shown; older ones are not an offer. */
const SHOWN_MS = 120_000;

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

/** A key of odds that ignores their order. */
export const oddsKey = (odds: readonly RunnerOdds[]): string =>
  [...odds]
    .sort((a, b) => (a.leg ?? 0) - (b.leg ?? 0) || a.startnr - b.startnr)
    .map(({ leg, startnr, odds: value }) => `${leg ? `${leg}.` : ''}${startnr}:${value}`)
    .join();

/** The last steps (ms) of a race's market whose odds can be confirmed. */
const shownSteps = (race: RacePlan, now: number): number[] => {
  const steps: number[] = [];
  for (let step = marketSetAt(race, now); step !== null && step > now - SHOWN_MS; step = marketSetAt(race, step - 1)) {
    steps.push(step);
  }
  return steps;
};

/** Whether the odds were valid at one of the last steps. */
const wereShown = (races: BetRaces, request: Request, now: number): boolean => {
  const wanted = oddsKey(request.odds ?? []);
  return races
    .flatMap((race) => shownSteps(race, now))
    .some((step) => {
      const pricing = priceBet(races, request, step);
      return pricing.kind === 'priced' && oddsKey(pricing.odds) === wanted;
    });
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
  const { price, combinations, odds } = priced;
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

import { type PricedTicket, parseTicket, priceTicket, type Race, type RefusalKind, type WagerType } from '../index.ts';
import type { Pricing } from '../pricing/price-ticket.ts';
import { wagerTypes } from '../types/index.ts';

/** A race with the starters 1 to `starters`. */
export const raceOf = (starters: number, nonRunners: readonly number[] = []): Race => ({
  starters: Array.from({ length: starters }, (_, at) => at + 1).filter((startNr) => !nonRunners.includes(startNr)),
  nonRunners,
});

/** @throws Error if no wager type has this id */
export const typeOf = (id: string): WagerType => {
  const type = wagerTypes.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`${id} is not sold`);
  return type;
};

/** The price of a ticket written as one line, in races of these sizes, or in these races. */
export const priceOf = (text: string, ...races: readonly (number | Race)[]): Pricing => {
  const parsed = parseTicket(text);
  if (parsed.kind === 'unreadable') throw new Error(`${text}: ${parsed.expected} expected at ${parsed.at}`);
  const { ticket } = parsed;
  const fields = races.map((field) => (typeof field === 'number' ? raceOf(field) : field));
  return priceTicket(ticket, typeOf(ticket.wager), fields);
};

/** @throws Error if it is refused */
export const priced = (text: string, ...races: readonly (number | Race)[]): PricedTicket => {
  const pricing = priceOf(text, ...races);
  if (pricing.kind === 'refused') throw new Error(`${text}: ${JSON.stringify(pricing.refusals)}`);
  return pricing;
};

/** The kinds of a ticket's refusals; empty if it has a price. */
export const refusedFor = (text: string, ...races: readonly (number | Race)[]): RefusalKind[] => {
  const pricing = priceOf(text, ...races);
  return pricing.kind === 'refused' ? pricing.refusals.map(({ kind }) => kind) : [];
};

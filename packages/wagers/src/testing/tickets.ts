import {
  type PricedTicket,
  type Pricing,
  parseTicket,
  priceTicket,
  type Race,
  type RefusalKind,
  type WagerType,
} from '../index.ts';
import { wagerTypes } from '../types/index.ts';

/** A race in which 1 to `starters` run. */
export const raceOf = (starters: number, nonRunners: readonly number[] = []): Race => ({
  starters: Array.from({ length: starters }, (_, at) => at + 1).filter((startnr) => !nonRunners.includes(startnr)),
  nonRunners,
});

/** @throws Error when nothing with this id is sold */
export const typeOf = (id: string): WagerType => {
  const type = wagerTypes.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`${id} is not sold`);
  return type;
};

/** What a ticket costs that is written in one line, in races with so many starters each, or in the races themselves. */
export const priceOf = (text: string, ...races: readonly (number | Race)[]): Pricing => {
  const parsed = parseTicket(text);
  if (parsed.kind === 'unreadable') throw new Error(`${text}: ${parsed.expected} expected at ${parsed.at}`);
  const { ticket } = parsed;
  const fields = races.map((field) => (typeof field === 'number' ? raceOf(field) : field));
  return priceTicket(ticket, typeOf(ticket.wager), fields);
};

/** @throws Error when it is refused */
export const priced = (text: string, ...races: readonly (number | Race)[]): PricedTicket => {
  const pricing = priceOf(text, ...races);
  if (pricing.kind === 'refused') throw new Error(`${text}: ${JSON.stringify(pricing.refusals)}`);
  return pricing;
};

/** Kinds of what refuses a ticket; none when it is priced. */
export const refusedFor = (text: string, ...races: readonly (number | Race)[]): RefusalKind[] => {
  const pricing = priceOf(text, ...races);
  return pricing.kind === 'refused' ? pricing.refusals.map(({ kind }) => kind) : [];
};

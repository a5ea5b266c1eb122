import type { Cents, StartNr } from '@paddock/wagers';
import type { Now, RaceNow } from '../now.ts';
import { priceOf } from '../pricing/price-of.ts';
import type { Seen, SeenOdds, SlipTicket } from '../slip.ts';

/**
 * A difference between what the customer saw and the present. Amounts in cents, odds in hundredths.
 */
export type TicketChange =
  /** Fixed odds; `before` is null for a horse that was not on the ticket. */
  | {
      readonly kind: 'odds';
      /** Of a multiple, from 1. */
      readonly leg?: number;
      readonly pool: string;
      readonly startNr: StartNr;
      readonly before: number | null;
      readonly after: number;
    }
  /** Non-runners, leg by leg, and how much less the ticket costs; null if it has no price. */
  | {
      readonly kind: 'non-runners';
      readonly legs: readonly (readonly StartNr[])[];
      readonly less: Cents | null;
    }
  /** The price, for a reason other than these non-runners. */
  | { readonly kind: 'price'; readonly before: Cents; readonly after: Cents }
  /** The planned off of a leg, from 1; ISO instants. */
  | { readonly kind: 'off'; readonly leg: number; readonly before: string; readonly after: string }
  /** The sale is over. The customer cannot acknowledge this. */
  | { readonly kind: 'closed' };

/** Whether the sale of a ticket is over. */
export const isClosed = (ticket: SlipTicket, now: Now): boolean =>
  priceOf(ticket, now).problems.some(({ kind }) => kind === 'race-over' || kind === 'pool-closed');

/** The facts that the customer acknowledges now; null while the ticket has no price. */
export const acknowledged = (ticket: SlipTicket, now: Now): Seen | null => {
  const { price, odds, nonRunners } = priceOf(ticket, now);
  if (price === null) return null;
  const offs = ticket.races.map(({ id, off }) => now.races.get(id)?.off ?? off);
  return { price, odds, nonRunners, offs };
};

/** The engine's price if some non-runners did run. @param running these, leg by leg */
const priceIfRan = (ticket: SlipTicket, now: Now, running: readonly (readonly StartNr[])[]): Cents | null => {
  const ran = ({ field, ...race }: RaceNow, startNrs: readonly StartNr[]): RaceNow => ({
    ...race,
    field: {
      starters: [...field.starters, ...startNrs].sort((a, b) => a - b),
      nonRunners: field.nonRunners.filter((startNr) => !startNrs.includes(startNr)),
    },
  });
  const races = new Map(now.races);
  for (const [leg, { id }] of ticket.races.entries()) {
    const race = races.get(id);
    if (race) races.set(id, ran(race, running[leg] ?? []));
  }
  return priceOf(ticket, { ...now, races }).priced?.price ?? null;
};

/**
 * The changes since the customer last acknowledged the ticket. Before that: the horses that it
 * names and that do not run.
 */
export const changesOf = (ticket: SlipTicket, now: Now): readonly TicketChange[] => {
  const { seen } = ticket;
  const { price, priced, odds, nonRunners, namedNonRunners } = priceOf(ticket, now);
  const out = seen
    ? nonRunners.map((startNrs, leg) => startNrs.filter((startNr) => !seen.nonRunners[leg]?.includes(startNr)))
    : namedNonRunners;
  const isOut = out.some(({ length }) => length > 0);
  const ifRan = isOut ? priceIfRan(ticket, now, out) : null;
  const less = priced && ifRan !== null ? ifRan - priced.price : null;
  const withdrawn: TicketChange[] = isOut ? [{ kind: 'non-runners', legs: out, less }] : [];
  if (!seen) return withdrawn;
  return [
    ...(isClosed(ticket, now) ? [{ kind: 'closed' } as const] : []),
    ...ticket.races.flatMap(({ id }, at): TicketChange[] => {
      const [before, after] = [seen.offs[at], now.races.get(id)?.off];
      const isMoved = before !== undefined && after !== undefined && Date.parse(before) !== Date.parse(after);
      return isMoved ? [{ kind: 'off', leg: at + 1, before, after }] : [];
    }),
    ...withdrawn,
    ...odds.flatMap(({ odds: after, ...of }): TicketChange[] => {
      const isSame = (entry: SeenOdds) =>
        entry.pool === of.pool && entry.startNr === of.startNr && entry.leg === of.leg;
      const before = seen.odds.find(isSame)?.odds ?? null;
      return before === after ? [] : [{ kind: 'odds', ...of, before, after }];
    }),
    ...(price !== null && price !== seen.price - (less ?? 0)
      ? [{ kind: 'price', before: seen.price, after: price } as const]
      : []),
  ];
};

/**
 * Whether a ticket has changes that are not its customer's: not the price, nor the odds of a new
 * horse, nor non-runners under `ALL` or `X`.
 */
export const changedByItself = (ticket: SlipTicket, now: Now): boolean => {
  const { namedNonRunners } = priceOf(ticket, now);
  return changesOf(ticket, now).some((change) => {
    if (change.kind === 'odds') return change.before !== null;
    if (change.kind !== 'non-runners') return change.kind !== 'price';
    return change.legs.some((startNrs, leg) => startNrs.some((startNr) => namedNonRunners[leg]?.includes(startNr)));
  });
};

import type { Flexi, Horses, Orders, SelectionKind } from '@paddock/wagers';
import type { ColumnKey, TicketDraft } from '../drafting/ticket-draft.ts';
import type { Seen, SeenOdds, SlipTicket, TicketRace } from '../slip.ts';

/** Version of what this build writes. A field that changes the meaning of a ticket raises it. */
export const VERSION = 1;

type Common = { readonly v: typeof VERSION } & Pick<SlipTicket, 'id' | 'races' | 'seen'>;

/**
 * A ticket as one line of `printTicket`, which has its wager, pool, horses and stake. This build
 * only reads it.
 */
type StoredLine = Common & { readonly line: string };

/** A ticket as marks. */
export type StoredMarks = Common & Pick<SlipTicket, 'wager' | 'pool' | 'draft' | 'stake'>;

type Guard<T> = (value: unknown) => value is T;

const isText: Guard<string> = (value) => typeof value === 'string';
const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';
const isWhole: Guard<number> = (value): value is number => Number.isSafeInteger(value);
const oneOf =
  <T>(...values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.includes(value as T);
const either =
  <A, B>(one: Guard<A>, other: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);
const listOf =
  <T>(of: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(of);
const atLeastOne =
  <T>(of: Guard<T>): Guard<readonly [T, ...T[]]> =>
  (value): value is readonly [T, ...T[]] =>
    listOf(of)(value) && value.length > 0;

/** An object: not null, no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object with exactly these fields: this build does not know what another field means.
 * @param optional fields that may be missing
 */
const exactly =
  <T>(
    fields: { readonly [Key in keyof T]-?: Guard<Exclude<T[Key], undefined>> },
    optional: readonly (keyof T & string)[] = [],
  ): Guard<T> =>
  (value): value is T => {
    const entries = Object.entries(fields) as [keyof T & string, Guard<unknown>][];
    return (
      isObject(value) &&
      Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
      entries.every(([key, is]) => (Object.hasOwn(value, key) ? is(value[key]) : optional.includes(key)))
    );
  };

const isRace = exactly<TicketRace>({ id: isWhole, country: isText, track: isText, number: isWhole, off: isText });

const isSeen = exactly<Seen>({
  price: isWhole,
  odds: listOf(exactly<SeenOdds>({ leg: isWhole, pool: isText, startNr: isWhole, odds: isWhole }, ['leg'])),
  nonRunners: listOf(listOf(isWhole)),
  offs: listOf(isText),
});

const columnKey = /^(?:horses|banker|rival|(?:place|nailed|leg|reserve)\d+)$/;
const isHorses: Guard<Horses> = either(listOf(isWhole), oneOf('ALL', 'X'));
const isMarks: Guard<TicketDraft['marks']> = (value): value is Record<ColumnKey, Horses> =>
  isObject(value) && Object.entries(value).every(([key, horses]) => columnKey.test(key) && isHorses(horses));

const isDraft = exactly<TicketDraft>(
  {
    way: oneOf<SelectionKind>('singles', 'straight', 'boxed', 'bankers', 'places', 'legs', 'system', 'spot'),
    marks: isMarks,
    orders: oneOf<Orders>('one', 'all'),
    multi: isWhole,
    size: isWhole,
    folds: listOf(isWhole),
    placed: listOf(isWhole),
    flexi: oneOf<Flexi>(100, 50, 25, 10),
    jackpot: isFlag,
  },
  ['placed'],
);

const common = {
  v: oneOf<typeof VERSION>(VERSION),
  id: isText,
  races: atLeastOne(isRace),
  seen: either(oneOf(null), isSeen),
} as const;

export const isStoredLine = exactly<StoredLine>({ ...common, line: isText });

export const isStoredMarks = exactly<StoredMarks>({
  ...common,
  wager: isText,
  pool: isText,
  draft: isDraft,
  stake: either(oneOf(null), isWhole),
});

import fc from 'fast-check';
import { type Horses, namedBy, type Race, rivalsOf, type Selection, type Ticket, type WagerType } from '../index.ts';
import { wagerTypes } from '../types/index.ts';

/** Number of random tickets per property: small by default; `RUNS=100000` for a release. */
export const runs = Number(process.env.RUNS ?? 5_000);

/** A ticket with everything that its price depends on. */
export interface Written {
  type: WagerType;
  races: readonly Race[];
  ticket: Ticket;
}

/**
 * Small fields, so that all outcomes can be enumerated; the minimum number of starters is not under
 * test.
 */
const forSmallFields = (type: WagerType): WagerType => ({ ...type, param: { ...type.param, minRunners: 1 } });

/** A field of at least `from` starters out of the numbers 1 to `to`; the others do not run. */
const race = (from: number, to: number): fc.Arbitrary<Race> =>
  fc.tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 0, max: 2 })).chain(([starters, out]) =>
    fc
      .shuffledSubarray(
        Array.from({ length: starters + out }, (_, at) => at + 1),
        { minLength: out, maxLength: out },
      )
      .map((nonRunners) => ({
        starters: Array.from({ length: starters + out }, (_, at) => at + 1).filter((one) => !nonRunners.includes(one)),
        nonRunners,
      })),
  );

/** A list as people write it: in any order, sometimes with duplicates. */
const numbers = ({ starters }: Race, min = 1): fc.Arbitrary<number[]> =>
  fc
    .tuple(fc.shuffledSubarray([...starters], { minLength: Math.min(min, starters.length) }), fc.boolean())
    .map(([list, twice]) => (twice ? [...list, ...list.slice(0, 1)] : list));

const horses = (field: Race, { param }: WagerType, min = 1): fc.Arbitrary<Horses> =>
  fc.oneof(
    { weight: 8, arbitrary: numbers(field, min) },
    ...(param.hasall ? [{ weight: 1, arbitrary: fc.constant('ALL' as const) }] : []),
    ...(param.hasx ? [{ weight: 1, arbitrary: fc.constant('X' as const) }] : []),
  );

const orders = ({ param, rule }: WagerType) => {
  if (!param.ranked) return fc.constant('one' as const);
  return rule.anyOrder ? fc.constantFrom('one' as const, 'all' as const) : fc.constant('all' as const);
};

const bankers = (field: Race, type: WagerType, named: number): fc.Arbitrary<Selection> =>
  fc
    .tuple(
      fc.shuffledSubarray([...field.starters], {
        minLength: 1,
        maxLength: Math.max(1, Math.min(named - 1, field.starters.length)),
      }),
      fc.shuffledSubarray(
        Array.from({ length: named }, (_, at) => at + 1),
        { minLength: named },
      ),
      fc.array(fc.boolean(), { minLength: named, maxLength: named }),
      horses(field, type, named),
      orders(type),
    )
    .map(([startNrs, places, nailed, others, sold]) => ({
      kind: 'bankers',
      bankers: startNrs.map((startNr, at) => ({
        startNr,
        place: type.param.ranked && nailed[at] ? (places[at] as number) : null,
      })),
      others,
      orders: sold,
    }));

const onOneRace = (field: Race, type: WagerType, named: number): fc.Arbitrary<Selection> =>
  fc.oneof(
    fc
      .shuffledSubarray([...field.starters], { minLength: named, maxLength: named })
      .map((list): Selection => ({ kind: 'straight', horses: list })),
    fc
      .tuple(horses(field, type, named), orders(type))
      .map(([list, sold]): Selection => ({ kind: 'boxed', horses: list, orders: sold })),
    bankers(field, type, named),
    ...(type.param.multiOptions.length > 0
      ? []
      : [
          fc
            .array(horses(field, type), { minLength: named, maxLength: named })
            .map((places): Selection => ({ kind: 'places', places })),
        ]),
  );

const selectionOf = (
  type: WagerType,
  races: readonly Race[],
  named: number,
  rivals: readonly number[],
): fc.Arbitrary<Selection> => {
  const [field] = races as readonly [Race, ...Race[]];
  if (type.param.pick) {
    const legs = fc.tuple(...races.map((leg) => horses(leg, type)));
    const folds = fc.shuffledSubarray(
      [...races.keys()].map((at) => at + 1),
      { minLength: 1 },
    );
    return type.rule.folds
      ? fc.tuple(legs, folds).map(([lists, some]): Selection => ({ kind: 'system', legs: lists, folds: some }))
      : legs.map((lists): Selection => ({ kind: 'legs', legs: lists }));
  }
  if (named > 1) return onOneRace(field, type, named);
  return (type.param.h2h ? fc.constantFrom(...rivals).map((one) => [one]) : numbers(field)).map(
    (list): Selection => ({ kind: 'singles', horses: list }),
  );
};

const legCount = ({ param }: WagerType) => Object.values(param.legs).filter(Boolean).length;

/**
 * Tickets of a wager type on given races.
 * @param multi how many horses a Multi names
 * @param pool the key of a head to head
 */
export const ticketOn = (
  type: WagerType,
  races: readonly Race[],
  multi: number | null = type.param.multiOptions[0] ?? null,
  pool = 'H2H_1_2',
): fc.Arbitrary<Ticket> => {
  const { param, rule } = type;
  const legs = races.map((_, at) => at + 1);
  return fc
    .tuple(
      selectionOf(type, races, namedBy({ multi: multi ?? undefined } as Ticket, type), rivalsOf(pool) ?? []),
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom(100, 50, 25, 10),
      rule.folds ? fc.shuffledSubarray(legs) : fc.constant([]),
    )
    .map(([selection, times, flexi, placed]): Ticket => {
      const isSold = flexi !== 100 && param[`flexi${flexi as 50 | 25 | 10}`];
      return {
        wager: type.id,
        ...(param.h2h ? { pool } : {}),
        selection,
        stake: param.minstake * times,
        ...(isSold ? { flexi: flexi as 50 | 25 | 10 } : {}),
        ...(multi === null ? {} : { multi }),
        ...(placed.length > 0 ? { placed } : {}),
      };
    });
};

/** Tickets of every wager type on sale; most have a price, some have lists that leave nothing. */
export const writtenTicket: fc.Arbitrary<Written> = fc
  .constantFrom(...wagerTypes.map(forSmallFields))
  .chain((type) =>
    fc.tuple(
      fc.constant(type),
      type.param.multiOptions.length > 0 ? fc.constantFrom(...type.param.multiOptions) : fc.constant(null),
    ),
  )
  .chain(([type, multi]) => {
    const legs = legCount(type);
    const named = namedBy({ multi: multi ?? undefined } as Ticket, type);
    const most = legs > 5 ? 3 : legs > 1 ? 4 : Math.max(named + 1, 7);
    const field = type.param.h2h
      ? fc.constant({ starters: [1, 2], nonRunners: [] })
      : race(named, Math.max(named, most));
    return fc
      .array(field, { minLength: legs, maxLength: legs })
      .chain((races) => ticketOn(type, races, multi).map((ticket): Written => ({ type, races, ticket })));
  });

/** Anything in the shape of a ticket, for any wager type: mostly nonsense. */
export const anyTicket: fc.Arbitrary<Written> = (() => {
  const startNr = fc.integer({ min: 1, max: 12 });
  const list = fc.oneof(fc.array(startNr, { maxLength: 6 }), fc.constantFrom('X' as const, 'ALL' as const));
  const lists = fc.array(list, { maxLength: 5 });
  const sold = fc.constantFrom('one' as const, 'all' as const);
  const banker = fc.record({ startNr, place: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 6 })) });
  const selection: fc.Arbitrary<Selection> = fc.oneof(
    fc.record({ kind: fc.constant('singles' as const), horses: list }),
    fc.record({ kind: fc.constant('straight' as const), horses: fc.array(startNr, { maxLength: 6 }) }),
    fc.record({ kind: fc.constant('boxed' as const), horses: list, orders: sold }),
    fc.record({
      kind: fc.constant('bankers' as const),
      bankers: fc.array(banker, { maxLength: 4 }),
      others: list,
      orders: sold,
    }),
    fc.record({ kind: fc.constant('places' as const), places: lists }),
    fc.record({ kind: fc.constant('legs' as const), legs: lists }),
    fc.record({
      kind: fc.constant('system' as const),
      legs: lists,
      folds: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
    }),
    fc.record({
      kind: fc.constant('spot' as const),
      own: fc.array(startNr, { maxLength: 4 }),
      size: fc.integer({ min: 0, max: 9 }),
    }),
  );
  return fc
    .record({
      type: fc.constantFrom(...wagerTypes),
      races: fc.array(race(0, 12), { maxLength: 4 }),
      ticket: fc
        .record(
          {
            selection,
            stake: fc.integer({ min: 0, max: 100_000 }),
            pool: fc.constantFrom('WIN', 'H2H_1_2', 'V64'),
            flexi: fc.constantFrom(50 as const, 25 as const, 10 as const),
            multi: fc.integer({ min: 0, max: 9 }),
            placed: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
            jackpot: fc.constant(true as const),
            reserves: fc.array(fc.array(startNr, { maxLength: 3 }), { maxLength: 4 }),
            wager: fc.constantFrom(...wagerTypes.map(({ id }) => id)),
          },
          { requiredKeys: ['selection', 'stake', 'wager'] },
        )
        .map((ticket): Ticket => ticket),
    })
    .chain((written) =>
      fc
        .boolean()
        .map((isOwn) => (isOwn ? { ...written, ticket: { ...written.ticket, wager: written.type.id } } : written)),
    );
})();

import {
  type Banker,
  countLegs,
  type Flexi,
  flexiSold,
  type Horses,
  namedBy,
  type Orders,
  ordersSold,
  type Race,
  reservesSold,
  type Selection,
  type SelectionKind,
  type Startnr,
  selectionsSold,
  type Ticket,
  type WagerType,
} from '@paddock/wagers';

/** A column in which horses are ticked. Places, legs and reserves are counted from 1. */
export type ColumnKey =
  | 'horses'
  | 'banker'
  | 'rival'
  | `place${number}`
  | `nailed${number}`
  | `leg${number}`
  | `reserve${number}`;

export interface Column {
  key: ColumnKey;
  kind: 'horses' | 'others' | 'own' | 'banker' | 'rival' | 'place' | 'nailed' | 'leg' | 'reserve';
  /** Which place or leg, from 1. */
  at: number;
  /** One horse alone can stand here. */
  one?: true;
  /** `ALL` and `X` can stand here. */
  placeholders: readonly ('ALL' | 'X')[];
}

/** What a visitor has chosen. What the wager type does not sell of it waits: another type may. */
export interface Slip {
  way: SelectionKind;
  /** Starters of the race, and of each leg. */
  runners: number;
  marks: Readonly<Partial<Record<ColumnKey, Horses>>>;
  orders: Orders;
  multi: number;
  /** Horses of a SpOt ticket. */
  size: number;
  folds: readonly number[];
  flexi: Flexi;
  jackpot: boolean;
}

export const MAX_RUNNERS = 40;

export const emptySlip: Slip = {
  way: 'straight',
  runners: 12,
  marks: {},
  orders: 'one',
  multi: 4,
  size: 0,
  folds: [],
  flexi: 100,
  jackpot: false,
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** The first of these unless the wish is one of them. */
const orFirst = <T>(wish: T, options: readonly T[]): T => (options.includes(wish) ? wish : (options[0] ?? wish));

/** What of a slip the wager type sells. */
export const fitSlip = (slip: Slip, type: WagerType): Slip => {
  const { multiOptions, spotCombinedOptions } = type.param;
  const multi = orFirst(slip.multi, multiOptions);
  return {
    ...slip,
    way: orFirst(slip.way, selectionsSold(type)),
    orders: orFirst(slip.orders, ordersSold(type)),
    multi,
    size: orFirst(
      slip.size,
      spotCombinedOptions.filter((size) => size >= (multiOptions.length > 0 ? multi : type.param.horses)),
    ),
    flexi: orFirst(slip.flexi, flexiSold(type.param)),
    jackpot: slip.jackpot && type.rule.jackpotStake !== null,
  };
};

const legsOf = (type: WagerType): number => countLegs(type.param) ?? 1;

/** The columns of the horses that a slip names. @param slip fits the wager type */
export const columnsOf = ({ way, multi }: Slip, type: WagerType): Column[] => {
  const { hasall, hasx, ranked, h2h, spotInsert } = type.param;
  const named = namedBy({ multi } as Ticket, type);
  const all = hasall ? (['ALL'] as const) : [];
  const field = hasx ? ([...all, 'X'] as const) : all;
  const places = (kind: 'place' | 'nailed', rest: Pick<Column, 'one' | 'placeholders'>): Column[] =>
    upTo(named).map((at) => ({ key: `${kind}${at}`, kind, at, ...rest }));
  const horses: Column = { key: 'horses', kind: 'horses', at: 1, placeholders: [] };
  switch (way) {
    case 'singles':
      return [...(h2h ? [{ ...horses, key: 'rival', kind: 'rival' } as const] : []), { ...horses, placeholders: all }];
    case 'straight':
      return ranked ? places('place', { one: true, placeholders: [] }) : [horses];
    case 'boxed':
      return [{ ...horses, placeholders: all }];
    case 'bankers':
      return [
        { ...horses, key: 'banker', kind: 'banker' },
        ...(ranked ? places('nailed', { one: true, placeholders: [] }) : []),
        { ...horses, kind: 'others', placeholders: field },
      ];
    case 'places':
      return places('place', { placeholders: field });
    case 'legs':
    case 'system':
      return upTo(legsOf(type)).map((at) => ({ key: `leg${at}`, kind: 'leg', at, placeholders: all }));
    case 'spot':
      return spotInsert ? [{ ...horses, kind: 'own' }] : [];
  }
};

/** The columns of the replacement horses. */
export const reserveColumnsOf = (type: WagerType): Column[] =>
  reservesSold(type.param) > 0
    ? upTo(legsOf(type)).map((at) => ({ key: `reserve${at}`, kind: 'reserve', at, placeholders: [] }))
    : [];

/** What stands in a column of the horses that run. */
export const marksIn = ({ marks, runners }: Slip, key: ColumnKey): Horses => {
  const horses = marks[key] ?? [];
  return typeof horses === 'string' ? horses : horses.filter((startnr) => startnr <= runners);
};

const listOf = (horses: Horses): readonly Startnr[] => (typeof horses === 'string' ? [] : horses);

/** The slip after a horse or a placeholder was ticked in a column, or the tick taken away. */
export const mark = (slip: Slip, { key, one }: Column, ticked: Startnr | 'ALL' | 'X'): Slip => {
  const before = marksIn(slip, key);
  const put = (horses: Horses): Slip => ({ ...slip, marks: { ...slip.marks, [key]: horses } });
  if (typeof ticked === 'string') return put(before === ticked ? [] : ticked);
  const list = listOf(before);
  if (list.includes(ticked)) return put(list.filter((startnr) => startnr !== ticked));
  return put(one ? [ticked] : [...list, ticked]);
};

const ascending = (horses: Horses): Horses => (typeof horses === 'string' ? horses : horses.toSorted((a, b) => a - b));

const selectionOf = (slip: Slip, type: WagerType): Selection => {
  const { way, orders, folds, size } = slip;
  const of = (key: ColumnKey): Horses => ascending(marksIn(slip, key));
  const all = (kind: 'place' | 'leg', count: number) => upTo(count).map((at) => of(`${kind}${at}`));
  const named = namedBy({ multi: slip.multi } as Ticket, type);
  switch (way) {
    case 'singles':
      return { kind: way, horses: of('horses') };
    case 'straight':
      return {
        kind: way,
        horses: type.param.ranked
          ? all('place', named).flatMap((horses) => listOf(horses).slice(0, 1))
          : listOf(of('horses')),
      };
    case 'boxed':
      // In one order alone it is the order in which they were ticked.
      return {
        kind: way,
        horses: orders === 'one' && type.param.ranked ? marksIn(slip, 'horses') : of('horses'),
        orders,
      };
    case 'bankers': {
      const floating = listOf(of('banker')).map((startnr): Banker => ({ startnr, place: null }));
      const nailed = upTo(type.param.ranked ? named : 0).flatMap((place) =>
        listOf(of(`nailed${place}`)).map((startnr): Banker => ({ startnr, place })),
      );
      return { kind: way, bankers: [...floating, ...nailed], others: of('horses'), orders };
    }
    case 'places':
      return { kind: way, places: all('place', named) };
    case 'legs':
      return { kind: way, legs: all('leg', legsOf(type)) };
    case 'system':
      return { kind: way, legs: all('leg', legsOf(type)), folds };
    case 'spot':
      return { kind: way, own: type.param.spotInsert ? listOf(of('horses')) : [], size };
  }
};

/** The key of the pool of a match bet between the ticked rivals. */
const duelOf = (slip: Slip): string => ['H2H', ...listOf(ascending(marksIn(slip, 'rival')))].join('_');

/** The slip as the ticket that is priced. @param slip fits the wager type @param stake cents of one combination */
export const ticketOf = (slip: Slip, type: WagerType, stake: number): Ticket => {
  const reserves = reserveColumnsOf(type).map(({ key }) => listOf(marksIn(slip, key)));
  return {
    wager: type.id,
    ...(type.param.h2h ? { pool: duelOf(slip) } : {}),
    selection: selectionOf(slip, type),
    stake,
    ...(slip.flexi === 100 ? {} : { flexi: slip.flexi }),
    ...(type.param.multiOptions.length > 0 ? { multi: slip.multi } : {}),
    ...(slip.jackpot ? { jackpot: true as const } : {}),
    ...(reserves.some(({ length }) => length > 0) ? { reserves } : {}),
  };
};

/** The races that a ticket is for: all start, and every leg has as many. */
export const racesOf = ({ runners }: Slip, type: WagerType): Race[] =>
  upTo(legsOf(type)).map(() => ({ starters: upTo(runners), nonRunners: [] }));

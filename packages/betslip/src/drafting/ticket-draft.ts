import {
  type Banker,
  countLegs,
  type Flexi,
  flexiSold,
  type Horses,
  namedBy,
  type Orders,
  ordersSold,
  reservesSold,
  type Selection,
  type SelectionKind,
  type StartNr,
  selectionsSold,
  type Ticket,
  type WagerType,
} from '@paddock/wagers';

/** A column of boxes. Places, legs and reserves count from 1. */
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
  /** The place or leg, from 1. */
  at: number;
  /** Only one horse fits here. */
  one?: true;
  /** The placeholders that fit here. */
  placeholders: readonly ('ALL' | 'X')[];
}

/**
 * A visitor's marks and choices for a ticket, complete or not. It keeps choices that the current
 * wager type does not offer: another type may offer them.
 */
export interface TicketDraft {
  readonly way: SelectionKind;
  readonly marks: Readonly<Partial<Record<ColumnKey, Horses>>>;
  readonly orders: Orders;
  readonly multi: number;
  /** The number of horses of a SpOt ticket. */
  readonly size: number;
  readonly folds: readonly number[];
  /** Legs (from 1) of a multiple whose horse must be placed. */
  readonly placed?: readonly number[];
  readonly flexi: Flexi;
  readonly jackpot: boolean;
}

export const emptyDraft: TicketDraft = {
  way: 'straight',
  marks: {},
  orders: 'one',
  multi: 4,
  size: 0,
  folds: [],
  flexi: 100,
  jackpot: false,
};

/** A draft with some horses of one race ticked, in the box and one per place. */
export const draftOf = (startNrs: readonly StartNr[]): TicketDraft => ({
  ...emptyDraft,
  marks: Object.fromEntries([
    ['horses', startNrs],
    ...startNrs.map((startNr, at) => [`place${at + 1}`, [startNr]] as const),
  ]),
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Returns the wish if it is among the options, else the first option. */
const orFirst = <T>(wish: T, options: readonly T[]): T => (options.includes(wish) ? wish : (options[0] ?? wish));

/** The part of a draft that the wager type offers. */
export const fitDraft = (draft: TicketDraft, type: WagerType): TicketDraft => {
  const { multiOptions, spotCombinedOptions } = type.param;
  const multi = orFirst(draft.multi, multiOptions);
  return {
    ...draft,
    way: orFirst(draft.way, selectionsSold(type)),
    orders: orFirst(draft.orders, ordersSold(type)),
    multi,
    size: orFirst(
      draft.size,
      spotCombinedOptions.filter((size) => size >= (multiOptions.length > 0 ? multi : type.param.horses)),
    ),
    flexi: orFirst(draft.flexi, flexiSold(type.param)),
    jackpot: draft.jackpot && type.rule.jackpotStake !== null,
  };
};

const legsOf = (type: WagerType): number => countLegs(type.param) ?? 1;

/**
 * The columns for the chosen horses.
 * @param draft fits the wager type
 */
export const columnsOf = ({ way, multi }: TicketDraft, type: WagerType): Column[] => {
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

/** The columns for the replacement horses. */
export const reserveColumnsOf = (type: WagerType): Column[] =>
  reservesSold(type.param) > 0
    ? upTo(legsOf(type)).map((at) => ({ key: `reserve${at}`, kind: 'reserve', at, placeholders: [] }))
    : [];

/** The marks of a column. */
export const marksIn = ({ marks }: TicketDraft, key: ColumnKey): Horses => marks[key] ?? [];

const listOf = (horses: Horses): readonly StartNr[] => (typeof horses === 'string' ? [] : horses);

/** The draft after a press on a horse or placeholder of a column: ticked, or no longer ticked. */
export const mark = (draft: TicketDraft, { key, one }: Column, ticked: StartNr | 'ALL' | 'X'): TicketDraft => {
  const before = marksIn(draft, key);
  const put = (horses: Horses): TicketDraft => ({ ...draft, marks: { ...draft.marks, [key]: horses } });
  if (typeof ticked === 'string') return put(before === ticked ? [] : ticked);
  const list = listOf(before);
  if (list.includes(ticked)) return put(list.filter((startNr) => startNr !== ticked));
  return put(one ? [ticked] : [...list, ticked]);
};

const ascending = (horses: Horses): Horses => (typeof horses === 'string' ? horses : horses.toSorted((a, b) => a - b));

const selectionOf = (draft: TicketDraft, type: WagerType): Selection => {
  const { way, orders, folds, size } = draft;
  const of = (key: ColumnKey): Horses => ascending(marksIn(draft, key));
  const all = (kind: 'place' | 'leg', count: number) => upTo(count).map((at) => of(`${kind}${at}`));
  const named = namedBy({ multi: draft.multi } as Ticket, type);
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
      // A box in one order keeps the order in which the horses were ticked.
      return {
        kind: way,
        horses: orders === 'one' && type.param.ranked ? marksIn(draft, 'horses') : of('horses'),
        orders,
      };
    case 'bankers': {
      const floating = listOf(of('banker')).map((startNr): Banker => ({ startNr, place: null }));
      const nailed = upTo(type.param.ranked ? named : 0).flatMap((place) =>
        listOf(of(`nailed${place}`)).map((startNr): Banker => ({ startNr, place })),
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

/** The key of the match bet's pool between the ticked rivals. */
const duelOf = (draft: TicketDraft): string => ['H2H', ...listOf(ascending(marksIn(draft, 'rival')))].join('_');

/**
 * The ticket that a draft describes.
 * @param draft fits the wager type
 * @param stake cents for one combination
 */
export const ticketOf = (draft: TicketDraft, type: WagerType, stake: number): Ticket => {
  const reserves = reserveColumnsOf(type).map(({ key }) => listOf(marksIn(draft, key)));
  return {
    wager: type.id,
    ...(type.param.h2h ? { pool: duelOf(draft) } : {}),
    selection: selectionOf(draft, type),
    stake,
    ...(draft.flexi === 100 ? {} : { flexi: draft.flexi }),
    ...(type.param.multiOptions.length > 0 ? { multi: draft.multi } : {}),
    ...(type.rule.folds && draft.placed?.length ? { placed: draft.placed } : {}),
    ...(draft.jackpot ? { jackpot: true as const } : {}),
    ...(reserves.some(({ length }) => length > 0) ? { reserves } : {}),
  };
};

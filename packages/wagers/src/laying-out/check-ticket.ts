import { hasPool } from '../finding/find-wager-type.ts';
import { rivalsOf } from '../naming/rivals-of.ts';
import { countLegs } from '../parsing/parse-wager-type.ts';
import type { Refusal } from '../refusal.ts';
import type { Orders, SelectionKind } from '../selection.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { WagerParam, WagerType } from '../wager-type.ts';
import { fill, listsOf, numbersIn, unique } from './lists-of.ts';

type Refusals = readonly Refusal[];
type Check = (ticket: Ticket, type: WagerType, races: readonly Race[]) => Refusals;

/** Number of horses in one combination of a ticket; for a Multi the customer chooses it. */
export const namedBy = (ticket: Ticket, { param }: WagerType): number =>
  param.multiOptions.length > 0 ? (ticket.multi ?? param.horses) : param.horses;

/**
 * The orders in which a set of horses is sold. A single order is sold only if another order pays
 * too, or if order does not count (domain §5).
 */
export const ordersSold = ({ param, rule }: WagerType): readonly Orders[] => {
  if (!param.ranked) return ['one'];
  return rule.anyOrder ? ['one', 'all'] : ['all'];
};

/** The kinds of selection that a wager type is sold with. */
export const selectionsSold = ({ param, rule }: WagerType): readonly SelectionKind[] => {
  if (param.pick) return rule.folds ? ['legs', 'system'] : ['legs'];
  const spot: readonly SelectionKind[] = param.hasspot ? ['spot'] : [];
  if (param.horses === 1) return ['singles', ...spot];
  const several: readonly SelectionKind[] = param.hasboxed ? ['boxed', 'bankers'] : [];
  // No operator sells a Multi by places.
  const places: readonly SelectionKind[] = param.hasboxed && param.multiOptions.length === 0 ? ['places'] : [];
  return ['straight', ...several, ...places, ...spot];
};

/** Number of replacement horses per leg: one complement (FRA), two reserves (SWE); domain §1.6. */
export const reservesSold = ({ complimentary, hasrepl }: WagerParam): number => {
  if (complimentary) return 1;
  return hasrepl ? 2 : 0;
};

/** Runs a check for each leg, counted from 1. */
const perLeg = <Item>(items: readonly Item[], check: (item: Item, leg: number) => Refusals): Refusals =>
  items.flatMap((item, at) => check(item, at + 1));

const checkWager: Check = ({ wager, pool }, type) => {
  const isNamed = pool === undefined ? !type.param.h2h : hasPool(type, pool) && (!type.param.h2h || rivalsOf(pool));
  return wager === type.id && isNamed ? [] : [{ kind: 'wrong-wager', wager, pool: pool ?? null }];
};

const checkLegs: Check = ({ selection, reserves = [] }, { param }, races) => {
  const needed = countLegs(param) ?? 0;
  const counts = [races.length, listsOf(selection).length, Math.max(needed, reserves.length)];
  const wrong = counts.find((legs) => legs !== needed);
  return wrong === undefined ? [] : [{ kind: 'wrong-legs', legs: wrong, needed }];
};

const checkSold: Check = ({ selection }, type) => {
  if (!selectionsSold(type).includes(selection.kind)) {
    return [{ kind: 'selection-not-sold', selection: selection.kind }];
  }
  const sold = ordersSold(type);
  return 'orders' in selection && !sold.includes(selection.orders)
    ? [{ kind: 'orders-not-sold', orders: selection.orders, sold }]
    : [];
};

const checkPlaceholders: Check = ({ selection }, { param }) => {
  const lists = listsOf(selection).flat();
  const missing = (['X', 'ALL'] as const).filter(
    (placeholder) => lists.includes(placeholder) && !(placeholder === 'X' ? param.hasx : param.hasall),
  );
  return missing.map((placeholder) => ({ kind: 'placeholder-not-sold', placeholder }));
};

const checkMulti: Check = ({ multi }, { param: { multiOptions: options } }) => {
  const isRight = options.length === 0 ? multi === undefined : multi !== undefined && options.includes(multi);
  return isRight ? [] : [{ kind: 'multi', multi: multi ?? null, options }];
};

const checkRunners: Check = ({ selection, reserves = [] }, { param, rule }, races) => {
  const lists = listsOf(selection);
  return perLeg(races, ({ starters, nonRunners }, leg) => {
    const numbers = unique([...numbersIn(lists[leg - 1] ?? []), ...(reserves[leg - 1] ?? [])]);
    const out = numbers.filter((startNr) => nonRunners.includes(startNr));
    const unknown = numbers.filter((startNr) => !starters.includes(startNr) && !out.includes(startNr));
    return [
      ...(starters.length < param.minRunners
        ? [{ kind: 'too-few-runners', leg, starters: starters.length, needed: param.minRunners } as const]
        : []),
      ...(rule.maxRunners !== null && starters.length > rule.maxRunners
        ? [{ kind: 'too-many-runners', leg, starters: starters.length, allowed: rule.maxRunners } as const]
        : []),
      ...(unknown.length > 0 ? [{ kind: 'unknown-runner', leg, startNrs: unknown } as const] : []),
      ...(out.length > 0 ? [{ kind: 'non-runner', leg, startNrs: out } as const] : []),
    ];
  });
};

const checkRivals: Check = ({ selection, pool = '' }, { param }) => {
  const rivals = rivalsOf(pool);
  if (!param.h2h || !rivals) return [];
  const startNrs = numbersIn(listsOf(selection).flat()).filter((startNr) => !rivals.includes(startNr));
  return startNrs.length > 0 ? [{ kind: 'not-a-rival', startNrs, rivals }] : [];
};

const checkLengths: Check = ({ selection }, { param: { maxHorses: allowed } }) =>
  perLeg(listsOf(selection), (lists, leg) => {
    const horses = Math.max(0, ...lists.map((list) => (typeof list === 'string' ? 0 : unique(list).length)));
    return horses > allowed ? [{ kind: 'too-many-horses', leg, horses, allowed }] : [];
  });

const checkReserves: Check = ({ selection, reserves = [] }, { param }, races) => {
  const allowed = reservesSold(param);
  const lists = listsOf(selection);
  return perLeg(reserves, (startNrs, leg) => {
    const race = races[leg - 1];
    const own = lists[leg - 1] ?? [];
    const chosen = race ? own.flatMap((list) => fill(list, race, numbersIn(own))) : [];
    const twice = startNrs.filter((startNr, at) => chosen.includes(startNr) || startNrs.indexOf(startNr) < at);
    return [
      ...(startNrs.length > allowed
        ? [{ kind: 'too-many-reserves', leg, reserves: startNrs.length, allowed } as const]
        : []),
      ...(twice.length > 0 ? [{ kind: 'reserve-chosen', leg, startNrs: unique(twice) } as const] : []),
    ];
  });
};

const checkEmpty: Check = ({ selection }, _type, races) => {
  if (selection.kind === 'bankers' || selection.kind === 'spot') return [];
  return perLeg(listsOf(selection), (lists, leg) => {
    const race = races[leg - 1];
    const isEmpty = race && lists.some((list) => fill(list, race, numbersIn(lists)).length === 0);
    return isEmpty ? [{ kind: 'too-few-horses', leg, horses: 0, needed: 1 }] : [];
  });
};

const checkBankers: Check = (ticket, type, races) => {
  const { selection } = ticket;
  const [race] = races;
  if (selection.kind !== 'bankers' || !race) return [];
  if (selection.bankers.length === 0) return [{ kind: 'no-banker' }];
  const { bankers, others } = selection;
  const named = namedBy(ticket, type);
  const numbers = bankers.map(({ startNr }) => startNr);
  const fillers = fill(others, race, numbersIn([numbers, others])).filter((startNr) => !numbers.includes(startNr));
  const allowed = fillers.length > 0 ? named - 1 : named;
  const needed = named - bankers.length;
  return [
    ...bankers.flatMap(({ startNr, place }, at): Refusal[] => {
      const before = bankers.slice(0, at);
      const isOnPlace =
        place === null || (type.param.ranked && Number.isInteger(place) && place >= 1 && place <= named);
      const isTaken = place !== null && before.some((other) => other.place === place);
      return [
        ...(before.some((other) => other.startNr === startNr) ? [{ kind: 'banker-twice', startNr } as const] : []),
        ...(place !== null && (!isOnPlace || isTaken) ? [{ kind: 'banker-place', startNr, place } as const] : []),
      ];
    }),
    ...(bankers.length > allowed
      ? [{ kind: 'too-many-bankers', bankers: bankers.length, allowed } as const]
      : fillers.length < needed
        ? [{ kind: 'too-few-horses', leg: 1, horses: fillers.length, needed } as const]
        : []),
  ];
};

const checkNamed: Check = (ticket, type, races) => {
  const { selection } = ticket;
  const [race] = races;
  const needed = namedBy(ticket, type);
  if (selection.kind === 'boxed' && race) {
    const horses = fill(selection.horses, race, numbersIn([selection.horses])).length;
    return horses < needed ? [{ kind: 'too-few-horses', leg: 1, horses, needed }] : [];
  }
  if (selection.kind === 'straight' && selection.horses.length !== needed) {
    return [{ kind: 'wrong-places', places: selection.horses.length, needed }];
  }
  if (selection.kind === 'straight' && unique(selection.horses).length < needed) return [{ kind: 'no-combination' }];
  if (selection.kind === 'places' && selection.places.length !== needed) {
    return [{ kind: 'wrong-places', places: selection.places.length, needed }];
  }
  return [];
};

const checkFolds: Check = ({ selection }) => {
  if (selection.kind !== 'system') return [];
  const { folds, legs } = selection;
  const isRight =
    folds.length > 0 &&
    new Set(folds).size === folds.length &&
    folds.every((fold) => Number.isInteger(fold) && fold >= 1 && fold <= legs.length);
  return isRight ? [] : [{ kind: 'folds', folds, legs: legs.length }];
};

const checkPlaced: Check = ({ selection, placed = [] }, { param, rule }) => {
  if (placed.length === 0) return [];
  if (!rule.folds) return [{ kind: 'selection-not-sold', selection: selection.kind }];
  const needed = countLegs(param) ?? 0;
  const wrong = placed.find((leg) => leg < 1 || leg > needed);
  return wrong === undefined ? [] : [{ kind: 'wrong-legs', legs: wrong, needed }];
};

const checkSpot: Check = (ticket, type, races) => {
  const { selection } = ticket;
  if (selection.kind !== 'spot') return [];
  const { own, size } = selection;
  const named = namedBy(ticket, type);
  const runners = races[0]?.starters.length ?? 0;
  const sizes = type.param.spotCombinedOptions.filter((option) => option >= named && option <= runners);
  const allowed = type.param.spotInsert ? size - 1 : 0;
  return [
    ...(sizes.includes(size) ? [] : [{ kind: 'spot-size', size, sizes } as const]),
    ...(unique(own).length > allowed ? [{ kind: 'spot-own', own: unique(own).length, allowed } as const] : []),
  ];
};

/** These must hold before the other checks make sense. */
const first: readonly Check[] = [checkWager, checkSold, checkLegs, checkMulti];

const rest: readonly Check[] = [
  checkPlaceholders,
  checkRunners,
  checkRivals,
  checkLengths,
  checkEmpty,
  checkBankers,
  checkNamed,
  checkFolds,
  checkPlaced,
  checkSpot,
  checkReserves,
];

/** All refusals of a ticket's selection, most basic first. */
export const checkTicket: Check = (ticket, type, races) => {
  const basic = first.flatMap((check) => check(ticket, type, races));
  return basic.length > 0 ? basic : rest.flatMap((check) => check(ticket, type, races));
};

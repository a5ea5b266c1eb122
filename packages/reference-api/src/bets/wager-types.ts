import type { components } from '@paddock/api';

type Schemas = components['schemas'];
export type WagerType = Schemas['WagerType'];
type Param = Schemas['WagerTypeParam'];
type Legs = Param['legs'];

/** The first `count` of the ten legs that a bet may have. */
const legs = (count: number): Legs => {
  const has = (leg: number) => leg <= count;
  return {
    leg1: has(1),
    leg2: has(2),
    leg3: has(3),
    leg4: has(4),
    leg5: has(5),
    leg6: has(6),
    leg7: has(7),
    leg8: has(8),
    leg9: has(9),
    leg10: has(10),
  };
};

const plain: Param = {
  minstake: 100,
  horses: 1,
  minRunners: 2,
  maxHorses: 40,
  joinSymbol: '/',
  complimentary: false,
  hasjackpot: false,
  hasboxed: false,
  hasx: false,
  hasall: false,
  hasrepl: false,
  hasspot: false,
  flexi50: false,
  flexi25: false,
  flexi10: false,
  ranked: false,
  pick: false,
  grouped: false,
  h2h: false,
  multiOptions: [],
  spotCombinedOptions: [],
  spotInsert: false,
  legs: legs(1),
};

interface Sold {
  name: [string, ...string[]];
  priority: number;
  param: Partial<Param> & Pick<Param, 'minstake'>;
  /** Where it is not sold all the time. */
  from?: string;
  until?: string;
}

const sold = (name: string | [string, ...string[]], priority: number, param: Sold['param']): Sold => ({
  name: typeof name === 'string' ? [name] : name,
  priority,
  param,
});

const one = (name: string, priority: number, minstake: number, minRunners = 2, more: Partial<Param> = {}) =>
  sold(name, priority, { minstake, minRunners, ...more });

/** The market's pick is offered, alone or to complete own horses (SpOt). */
const spot = (...sizes: number[]): Partial<Param> => ({ hasspot: true, spotInsert: true, spotCombinedOptions: sizes });

const inOrder = (name: string, priority: number, minstake: number, horses: number, more: Partial<Param> = {}) =>
  sold(name, priority, {
    minstake,
    horses,
    minRunners: horses,
    joinSymbol: '-',
    ranked: true,
    hasboxed: true,
    hasall: true,
    ...more,
  });

const anyOrder = (name: string, priority: number, minstake: number, horses: number, more: Partial<Param> = {}) =>
  sold(name, priority, { minstake, horses, minRunners: horses, hasboxed: true, hasall: true, ...more });

const multiLeg = (name: string | [string, ...string[]], minstake: number, count: number, more: Partial<Param> = {}) =>
  sold(name, 460, {
    minstake,
    pick: true,
    joinSymbol: '-',
    hasall: true,
    hasrepl: true,
    hasjackpot: true,
    legs: legs(count),
    ...more,
  });

const duel = sold('H2H', 470, { minstake: 50, h2h: true, maxHorses: 1 });
const winAndPlace = sold('WPL', 115, { minstake: 50, minRunners: 4, grouped: true });

/** PMU types take a complement horse; simple bets, Multi and Mini Multi do not (domain §1.3, §1.4). */
const complement: Partial<Param> = { complimentary: true, hasrepl: true };
const flexi = (...shares: (50 | 25 | 10)[]): Partial<Param> => ({
  flexi50: shares.includes(50),
  flexi25: shares.includes(25),
  flexi10: shares.includes(10),
});

const english = [
  one('WIN', 100, 50),
  one('PLC', 110, 50, 5),
  { ...winAndPlace, param: { ...winAndPlace.param, minRunners: 5 } },
  inOrder('EXA', 200, 100, 2, { minRunners: 3 }),
  anyOrder('QNL', 210, 100, 2, { minRunners: 3 }),
  anyOrder('SWI', 220, 100, 2, { minRunners: 6 }),
  inOrder('TRI', 300, 100, 3, { minRunners: 5 }),
  inOrder('SUP', 410, 100, 4, { minRunners: 8 }),
];

const american = [one('WIN', 100, 50), one('PLC', 110, 50, 5), { ...english[2] } as Sold];

/**
 * Minimum stakes are those of core §9 where it names the wager (Quarte+ 1000 and V75 3 among them, though operators publish others:
 * domain §5); "most pick bets" are 100.
 */
const soldIn: Record<string, readonly Sold[]> = {
  DEU: [
    one('WIN', 100, 50),
    one('PLC', 110, 50, 4),
    winAndPlace,
    one('fixWIN', 120, 50),
    inOrder('EXA', 200, 50, 2, { minRunners: 3 }),
    anyOrder('SWI', 220, 50, 2, { minRunners: 6 }),
    inOrder('TRI', 300, 50, 3, { minRunners: 5 }),
    inOrder('SUP', 410, 50, 4, { minRunners: 8, hasjackpot: true }),
    duel,
  ],
  FRA: [
    one('WIN', 100, 150, 2, spot(1)),
    one('PLC', 110, 150, 4, spot(1)),
    // One ticket of two parts of 300.
    sold('GPL', 115, { minstake: 600, minRunners: 4, grouped: true }),
    anyOrder('CGA', 200, 150, 2, { minRunners: 4, hasx: true, ...complement, ...flexi(50), ...spot(2) }),
    anyOrder('CPL', 210, 150, 2, { minRunners: 8, hasx: true, ...complement, ...flexi(50), ...spot(2) }),
    anyOrder('TRO', 300, 150, 3, { minRunners: 8, hasx: true, ...complement, ...flexi(50), ...spot(3) }),
    anyOrder('DSQ', 310, 300, 2, { minRunners: 10, hasx: true, ...complement, ...flexi(50, 25), ...spot(2, 3, 4) }),
    anyOrder('MLT', 330, 300, 4, {
      minRunners: 10,
      maxHorses: 7,
      hasx: true,
      multiOptions: [4, 5, 6, 7],
      ...flexi(50, 25),
      ...spot(4, 5, 6, 7),
    }),
    anyOrder('MIM', 331, 300, 4, {
      minRunners: 10,
      maxHorses: 6,
      hasx: true,
      multiOptions: [4, 5, 6],
      ...flexi(50, 25),
      ...spot(4, 5, 6),
    }),
    inOrder('TCE', 420, 100, 3, { minRunners: 12, hasx: true, ...complement, ...flexi(50), ...spot(3, 4, 5) }),
    inOrder('QAP', 430, 1000, 4, { minRunners: 14, hasx: true, ...complement, ...flexi(50), ...spot(4, 5, 6) }),
    inOrder('QNP', 440, 200, 5, {
      minRunners: 10,
      hasx: true,
      hasjackpot: true,
      ...complement,
      ...flexi(50, 25),
      ...spot(5, 6, 7, 8),
    }),
    anyOrder('NP5', 450, 100, 5, { minRunners: 10, hasx: true, ...complement, ...flexi(50, 25, 10), ...spot(5, 6, 7) }),
  ],
  SWE: [
    one('WIN', 100, 50),
    one('PLC', 110, 100, 4),
    { ...winAndPlace, param: { ...winAndPlace.param, minstake: 100 } },
    anyOrder('TVI', 200, 100, 2, { minRunners: 4 }),
    inOrder('KOM', 210, 100, 2, { minRunners: 4 }),
    inOrder('TRS', 300, 100, 3, { minRunners: 6 }),
    multiLeg('DD', 100, 2, { hasjackpot: false }),
    multiLeg('V3', 100, 3),
    multiLeg('V4', 20, 4),
    multiLeg('V5', 10, 5),
    multiLeg(['V64', 'V65'], 100, 6),
    multiLeg('V75', 3, 7),
    // The specification does not know it; as V75, beside which it came.
    { ...multiLeg('V85', 3, 8), from: '2025-10-25' },
    multiLeg('V86', 3, 8),
  ],
  GBR: [...english, one('fixWIN', 120, 50), duel, multiLeg('PLP', 100, 6, { hasrepl: false })],
  IRL: [...english, multiLeg('PLP', 100, 6, { hasrepl: false })],
  ZAF: [
    ...english,
    multiLeg('DBL', 100, 2, { hasrepl: false }),
    multiLeg('PAC', 100, 7, { hasrepl: false }),
    multiLeg('PK6', 100, 6, { hasrepl: false }),
  ],
  USA: [
    ...american,
    inOrder('EXA', 200, 100, 2, { minRunners: 3 }),
    inOrder('TRI', 300, 50, 3, { minRunners: 5 }),
    inOrder('SUP', 410, 100, 4, { minRunners: 7 }),
    multiLeg('DBL', 100, 2, { hasrepl: false }),
    ...[3, 4, 5, 6].map((count) => multiLeg(`PK${count}`, 100, count, { hasrepl: false })),
  ],
  CAN: [
    ...american,
    inOrder('EXA', 200, 100, 2, { minRunners: 3 }),
    inOrder('TRI', 300, 100, 3, { minRunners: 5 }),
    multiLeg('DBL', 100, 2, { hasrepl: false }),
    ...[3, 4].map((count) => multiLeg(`PK${count}`, 100, count, { hasrepl: false })),
  ],
};

/** All wager types of all days (core §3), by country and priority. */
export const wagerTypes: readonly WagerType[] = Object.entries(soldIn).flatMap(([country, types]) =>
  types
    .map(({ name, priority, param, from = '2000-01-01', until = null }) => ({
      id: `${country}-${name[0]}`,
      country,
      name,
      priority,
      valid_from: from,
      valid_until: until,
      param: { ...plain, ...param },
    }))
    .sort((a, b) => a.priority - b.priority),
);

/** @param date `YYYY-MM-DD` */
export const wagerTypesOn = (date: string, country?: string): WagerType[] =>
  wagerTypes.filter(
    (type) =>
      (country === undefined || type.country === country) &&
      type.valid_from <= date &&
      (type.valid_until === null || date <= type.valid_until),
  );

/** A duel's pool is named after its runners, its wager type is not. */
const keyOf = (pool: string) => (pool.startsWith('H2H_') ? 'H2H' : pool);

/** The wager type that a pool of a country follows on a day; null where it is not sold. */
export const wagerTypeOf = (country: string, pool: string, date: string): WagerType | null =>
  wagerTypesOn(date, country).find(({ name }) => name.includes(keyOf(pool))) ?? null;

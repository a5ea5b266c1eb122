import type { PoolType } from '../day/plan.types.ts';

/** A kind of meeting of a country. */
export interface Fixture {
  /** Local time of the first race, in minutes since midnight. */
  start: number;
  /** Minutes from one race to the next. */
  gap: number;
  races: readonly [from: number, to: number];
  raceType: 'T' | 'H';
  timeZone: string;
}

export interface Country {
  code: string;
  currency: string;
  oddsStep: number;
  dividendUnit: number;
  fixtures: readonly Fixture[];
  pools: readonly PoolType[];
  hasWorldpool: boolean;
}

const pool = (
  name: string,
  kind: PoolType['kind'],
  priority: number,
  minRunners: number,
  takeout: number,
): PoolType => ({ name, kind, priority, minRunners, takeout });

const fixture = (
  start: number,
  gap: number,
  races: readonly [number, number],
  raceType: 'T' | 'H',
  timeZone: string,
): Fixture => ({ start, gap, races, raceType, timeZone });

const english = (takeout: number, placed = 5): PoolType[] => [
  pool('WIN', 'win', 100, 2, takeout),
  pool('PLC', 'place', 110, placed, takeout),
  pool('EXA', 'exacta', 200, 3, takeout + 0.06),
  pool('QNL', 'quinella', 210, 3, takeout + 0.06),
  pool('SWI', 'swinger', 220, 6, takeout + 0.06),
  pool('TRI', 'trifecta', 300, 5, takeout + 0.09),
  pool('SUP', 'superfecta', 410, 8, takeout + 0.09),
];

export const countries: readonly Country[] = [
  {
    code: 'DEU',
    currency: 'EUR',
    oddsStep: 10,
    dividendUnit: 100,
    hasWorldpool: false,
    fixtures: [fixture(665, 30, [7, 9], 'H', 'Europe/Berlin'), fixture(1050, 27, [7, 9], 'T', 'Europe/Berlin')],
    pools: [
      pool('WIN', 'win', 100, 2, 0.2),
      pool('PLC', 'place', 110, 4, 0.2),
      pool('fixWIN', 'fixed', 120, 2, 0.14),
      pool('EXA', 'exacta', 200, 3, 0.25),
      pool('SWI', 'swinger', 220, 6, 0.25),
      pool('TRI', 'trifecta', 300, 5, 0.25),
      pool('SUP', 'superfecta', 410, 8, 0.25),
    ],
  },
  {
    code: 'FRA',
    currency: 'EUR',
    oddsStep: 10,
    dividendUnit: 100,
    hasWorldpool: false,
    fixtures: [
      fixture(510, 28, [8, 8], 'H', 'Europe/Paris'),
      fixture(815, 33, [7, 9], 'T', 'Europe/Paris'),
      fixture(1185, 27, [7, 8], 'T', 'Europe/Paris'),
    ],
    pools: [
      pool('WIN', 'win', 100, 2, 0.16),
      pool('PLC', 'place', 110, 4, 0.16),
      pool('CGA', 'quinella', 200, 8, 0.25),
      pool('COR', 'exacta', 205, 2, 0.25),
      pool('CPL', 'swinger', 210, 8, 0.25),
      pool('TRO', 'trio', 300, 8, 0.28),
      pool('TRD', 'trifecta', 305, 3, 0.28),
      pool('DSQ', 'twoOfFour', 310, 10, 0.28),
      pool('MLT', 'multi', 330, 14, 0.3),
      pool('MIM', 'multi', 331, 10, 0.3),
      pool('SQ4', 'superfecta', 415, 5, 0.3),
      pool('TCE', 'tierce', 420, 12, 0.3),
      pool('QAP', 'quarte', 430, 14, 0.3),
      pool('QNP', 'quinte', 440, 10, 0.35),
      pool('NP5', 'pick5', 450, 10, 0.35),
    ],
  },
  {
    code: 'SWE',
    currency: 'SEK',
    oddsStep: 1,
    dividendUnit: 100,
    hasWorldpool: false,
    fixtures: [fixture(740, 22, [8, 10], 'T', 'Europe/Stockholm'), fixture(1100, 21, [8, 10], 'T', 'Europe/Stockholm')],
    pools: [
      pool('WIN', 'win', 100, 2, 0.2),
      pool('PLC', 'place', 110, 4, 0.2),
      pool('TVI', 'quinella', 200, 4, 0.25),
      pool('KOM', 'exacta', 210, 4, 0.25),
      pool('TRS', 'trifecta', 300, 6, 0.3),
    ],
  },
  {
    code: 'GBR',
    currency: 'GBP',
    oddsStep: 10,
    dividendUnit: 100,
    hasWorldpool: true,
    fixtures: [
      fixture(755, 32, [6, 7], 'H', 'Europe/London'),
      fixture(820, 35, [6, 8], 'H', 'Europe/London'),
      fixture(1050, 30, [7, 8], 'H', 'Europe/London'),
    ],
    pools: [...english(0.16), pool('fixWIN', 'fixed', 120, 2, 0.12)].sort((a, b) => a.priority - b.priority),
  },
  {
    code: 'IRL',
    currency: 'EUR',
    oddsStep: 10,
    dividendUnit: 100,
    hasWorldpool: false,
    fixtures: [fixture(785, 33, [7, 8], 'H', 'Europe/Dublin')],
    pools: english(0.18),
  },
  {
    code: 'ZAF',
    currency: 'ZAR',
    oddsStep: 10,
    dividendUnit: 100,
    hasWorldpool: false,
    fixtures: [fixture(700, 35, [8, 9], 'H', 'Africa/Johannesburg')],
    pools: english(0.18, 6),
  },
  {
    code: 'USA',
    currency: 'USD',
    oddsStep: 10,
    dividendUnit: 200,
    hasWorldpool: false,
    fixtures: [
      fixture(745, 31, [8, 10], 'H', 'America/New_York'),
      fixture(1150, 24, [10, 12], 'T', 'America/New_York'),
      fixture(1140, 29, [9, 10], 'H', 'America/Los_Angeles'),
    ],
    pools: [
      pool('WIN', 'win', 100, 2, 0.17),
      pool('PLC', 'place', 110, 5, 0.17),
      pool('SHW', 'place', 112, 5, 0.17),
      pool('EXA', 'exacta', 200, 3, 0.2),
      pool('QNL', 'quinella', 210, 3, 0.2),
      pool('TRI', 'trifecta', 300, 5, 0.25),
      pool('SUP', 'superfecta', 410, 7, 0.25),
    ],
  },
  {
    code: 'CAN',
    currency: 'CAD',
    oddsStep: 10,
    dividendUnit: 200,
    hasWorldpool: false,
    fixtures: [fixture(1110, 25, [9, 11], 'T', 'America/Toronto')],
    pools: [
      pool('WIN', 'win', 100, 2, 0.17),
      pool('PLC', 'place', 110, 5, 0.17),
      pool('SHW', 'place', 112, 5, 0.17),
      pool('EXA', 'exacta', 200, 3, 0.23),
      pool('QNL', 'quinella', 210, 3, 0.23),
      pool('TRI', 'trifecta', 300, 5, 0.26),
      pool('SUP', 'superfecta', 410, 7, 0.26),
    ],
  },
];

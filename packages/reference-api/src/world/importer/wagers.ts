import type { PoolKind, PoolType } from '../day/plan.types.ts';

interface Wager {
  /** Operators' names, without the marks for on-course, on-line and foreign pools. */
  test: RegExp;
  country?: string;
  name: string;
  kind: PoolKind;
  priority: number;
}

/** The first match wins. `TRIO` is ordered in Sweden and unordered in France. */
const wagers: readonly Wager[] = [
  { test: /^(WIN|SIMPLE_GAGNANT|VINNARE)$/, name: 'WIN', kind: 'win', priority: 100 },
  { test: /^(PLACE|SIMPLE_PLACE|PLATS)$/, name: 'PLC', kind: 'place', priority: 110 },
  // A second place pool keeps its own name.
  { test: /^SHOW$/, name: 'SHW', kind: 'place', priority: 115 },
  { test: /^COUPLE_GAGNANT$/, name: 'CGA', kind: 'quinella', priority: 200 },
  { test: /^COUPLE_PLACE$/, name: 'CPL', kind: 'swinger', priority: 210 },
  { test: /^TVILLING$/, name: 'TVI', kind: 'quinella', priority: 200 },
  { test: /^KOMB$/, name: 'KOM', kind: 'exacta', priority: 210 },
  { test: /^COUPLE_ORDRE$/, name: 'COR', kind: 'exacta', priority: 205 },
  { test: /^(EXACTA|FORECAST)$/, name: 'EXA', kind: 'exacta', priority: 205 },
  { test: /^QUINELLA$/, name: 'QNL', kind: 'quinella', priority: 210 },
  { test: /^(QUINELLA_PLACE|SWINGER)$/, name: 'SWI', kind: 'swinger', priority: 220 },
  { test: /^TRIO$/, country: 'SWE', name: 'TRS', kind: 'trifecta', priority: 300 },
  { test: /^TRIO$/, name: 'TRO', kind: 'trio', priority: 300 },
  { test: /^TRIO_ORDRE$/, name: 'TRD', kind: 'trifecta', priority: 305 },
  { test: /^TRIFECTA$/, name: 'TRI', kind: 'trifecta', priority: 305 },
  { test: /^DEUX_SUR_QUATRE$/, name: 'DSQ', kind: 'twoOfFour', priority: 310 },
  { test: /^MULTI$/, name: 'MLT', kind: 'multi', priority: 330 },
  { test: /^MINI_MULTI$/, name: 'MIM', kind: 'multi', priority: 331 },
  { test: /^(SUPERFECTA|QUARTET)$/, name: 'SUP', kind: 'superfecta', priority: 410 },
  { test: /^SUPER_QUATRE$/, name: 'SQ4', kind: 'superfecta', priority: 415 },
  { test: /^TIERCE$/, name: 'TCE', kind: 'tierce', priority: 420 },
  { test: /^QUARTE_PLUS$/, name: 'QAP', kind: 'quarte', priority: 430 },
  { test: /^QUINTE_PLUS$/, name: 'QNP', kind: 'quinte', priority: 440 },
  { test: /^PICK5$/, name: 'NP5', kind: 'pick5', priority: 450 },
  // In Hong Kong they are numbered by day and start with the race that lists them.
  { test: /^(DAILY_DOUBLE|第.口孖寶)$/, name: 'DBL', kind: 'reported', priority: 500 },
  { test: /^第.口三寶$/, name: 'TBL', kind: 'reported', priority: 500 },
  { test: /^第.口孖T$/, name: 'DBT', kind: 'reported', priority: 500 },
  { test: /^三T$/, name: 'TPT', kind: 'reported', priority: 500 },
  { test: /^六環彩$/, name: 'SXU', kind: 'reported', priority: 500 },
  { test: /^FIRST4$/, name: 'FI4', kind: 'reported', priority: 500 },
];

/** The keys of the pools that a file may name. */
export const importedPools: readonly string[] = wagers.map(({ name }) => name);

/**
 * The wager type of an operator's name; null if unknown. On-line and foreign pools count as
 * on-course.
 */
export const wagerOf = (spelling: string, country: string): PoolType | null => {
  const plain = spelling.replace(/^E_/, '').replace(/_INTERNATIONAL$/, '');
  const found = wagers.find((each) => each.test.test(plain) && (each.country ?? country) === country);
  if (!found) return null;
  const { name, kind, priority } = found;
  return { name, kind, priority, minRunners: 1, takeout: 0.2, turnover: null };
};

/** A pool with known dividends only. */
export const reportedWager = (name: string): PoolType => ({
  name,
  kind: 'reported',
  priority: 500,
  minRunners: 1,
  takeout: 0.2,
  turnover: null,
});

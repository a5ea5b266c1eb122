import type { PoolKind, PoolType } from '../day/plan.types.ts';

/** How real operators call a wager; the first match counts. `TRIO` is ordered in Sweden and unordered in France. */
const spellings: readonly { test: RegExp; kind: PoolKind; country?: string }[] = [
  { test: /^(WIN|SIMPLE_GAGNANT|VINNARE)$/, kind: 'win' },
  { test: /^(PLACE|SHOW|SIMPLE_PLACE|PLATS)$/, kind: 'place' },
  { test: /^(COUPLE_PLACE|QUINELLA_PLACE|SWINGER)$/, kind: 'swinger' },
  { test: /^(COUPLE_GAGNANT|TVILLING|QUINELLA)$/, kind: 'quinella' },
  { test: /^(COUPLE_ORDRE|KOMB|EXACTA|FORECAST)$/, kind: 'exacta' },
  { test: /^TRIO$/, kind: 'trifecta', country: 'SWE' },
  { test: /^(TRIO_ORDRE|TIERCE|TRIFECTA)$/, kind: 'trifecta' },
  { test: /^TRIO$/, kind: 'trio' },
  { test: /^DEUX_SUR_QUATRE$/, kind: 'twoOfFour' },
  { test: /^(SUPERFECTA|SUPER_QUATRE|QUARTE_PLUS|QUARTET)$/, kind: 'superfecta' },
];

const soldAs: Record<PoolKind, [name: string, priority: number]> = {
  win: ['WIN', 100],
  place: ['PLC', 110],
  fixed: ['fixWIN', 120],
  quinella: ['QNL', 210],
  swinger: ['SWI', 220],
  exacta: ['EXA', 200],
  trifecta: ['TRI', 300],
  trio: ['TRO', 310],
  twoOfFour: ['DSQ', 320],
  superfecta: ['SUP', 410],
  reported: ['', 500],
};

/** A wager type by an operator's name, or null when it is not known. The on-line pools of the PMU (`E_…`) are those of the course. */
export const wagerOf = (spelling: string, country: string, minStake: number): PoolType | null => {
  const plain = spelling.replace(/^E_/, '').replace(/_INTERNATIONAL$/, '');
  const found = spellings.find((each) => each.test.test(plain) && (each.country ?? country) === country);
  if (!found) return null;
  const [name, priority] = soldAs[found.kind];
  // A second place pool (US show) keeps its own name.
  return { name: plain === 'SHOW' ? 'SHW' : name, kind: found.kind, priority, minStake, minRunners: 1, takeout: 0.2 };
};

/** A pool of which only the dividends are known. */
export const reportedWager = (spelling: string): PoolType => ({
  name: spelling,
  kind: 'reported',
  priority: soldAs.reported[1],
  minStake: 100,
  minRunners: 1,
  takeout: 0.2,
});

import { describeProblems, parseWagerType } from '../parsing/parse-wager-type.ts';
import type { Leg, WagerParam, WagerRule, WagerType } from '../wager-type.ts';

/**
 * A wager type as written in the data files. Omitted fields are `false`, empty, one leg, or
 * derived.
 */
export interface Sold {
  name: [string, ...string[]];
  priority: number;
  /** First and last day. Default: no limit. */
  from?: string;
  until?: string;
  legs?: number;
  param: Partial<Omit<WagerParam, 'legs' | 'pick'>> & Pick<WagerParam, 'minstake'>;
  rule?: Partial<WagerRule>;
}

const legsOf = (count: number): WagerParam['legs'] =>
  Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`leg${at + 1}`, at < count])) as Record<Leg, boolean>;

const paramOf = (param: Sold['param'], legs: number): WagerParam => ({
  horses: 1,
  minRunners: Math.max(2, param.horses ?? 1),
  maxHorses: 40,
  joinSymbol: param.ranked || legs > 1 ? '-' : '/',
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
  pick: legs > 1,
  grouped: false,
  h2h: false,
  multiOptions: [],
  spotCombinedOptions: [],
  spotInsert: false,
  legs: legsOf(legs),
  ...param,
});

/** @throws Error that names the wager type, the invalid field and the expected value */
const wagerTypeOf = (country: string, sold: Sold): WagerType => {
  const { name, priority, from = '2000-01-01', until = null, legs = 1 } = sold;
  const param = paramOf(sold.param, legs);
  const parsed = parseWagerType({
    id: `${country}-${name[0]}`,
    country,
    name,
    priority,
    validFrom: from,
    validUntil: until,
    param,
    rule: {
      pools: [],
      stake: 'each',
      within: param.horses,
      anyOrder: false,
      bonus: [],
      right: legs > 1 ? [legs] : [],
      folds: false,
      maxRunners: null,
      jackpotStake: null,
      ...sold.rule,
    },
  });
  if (parsed.kind === 'invalid') throw new Error(describeProblems(`${country}-${name[0]}`, parsed.problems));
  return parsed.type;
};

/** Long-term markets are on races of every country. The minimum stake is our own. */
const longTerm: Sold = { name: ['ltmWIN'], priority: 130, param: { minstake: 100 } };

/**
 * The wager types of a country, by priority.
 * @throws Error that names the invalid field
 */
export const soldIn = (country: string, sold: readonly Sold[]): readonly WagerType[] =>
  [...sold, longTerm].map((entry) => wagerTypeOf(country, entry)).sort((a, b) => a.priority - b.priority);

import type { WagerParam, WagerRule, WagerType } from '../wager-type.ts';

/** An invalid field. */
export interface WagerTypeProblem {
  /** Path of the field: `param.minstake`, `rule.right`. */
  readonly field: string;
  readonly expected: string;
  readonly received: unknown;
}

export type ParsedWagerType =
  | { readonly kind: 'parsed'; readonly type: WagerType }
  | { readonly kind: 'invalid'; readonly problems: readonly WagerTypeProblem[] };

interface Check {
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

const isWhole = (value: unknown, from: number, to = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;

const whole = (from: number, to: number): Check => ({
  expected: `a whole number from ${from} to ${to}`,
  holds: (value) => isWhole(value, from, to),
});
const cents: Check = { expected: 'whole cents above 0', holds: (value) => isWhole(value, 1) };
const flag: Check = { expected: 'true or false', holds: (value) => typeof value === 'boolean' };
const matches = (pattern: RegExp, expected: string): Check => ({
  expected,
  holds: (value) => typeof value === 'string' && pattern.test(value),
});
const listOf = ({ expected, holds }: Check, from = 0): Check => ({
  expected: `a list of ${from > 0 ? `at least ${from}, each ` : ''}${expected}`,
  holds: (value) => Array.isArray(value) && value.length >= from && value.every(holds),
});
const oneOf = (...values: readonly unknown[]): Check => ({
  expected: values.map((value) => JSON.stringify(value)).join(' or '),
  holds: (value) => values.includes(value),
});
const either = (...checks: readonly Check[]): Check => ({
  expected: checks.map(({ expected }) => expected).join(', or '),
  holds: (value) => checks.some(({ holds }) => holds(value)),
});

const day: Check = {
  expected: 'a day, YYYY-MM-DD',
  holds: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value,
};
const poolKey = matches(/^[A-Za-z][A-Za-z0-9_]{0,19}$/, 'the key of a pool');
const group: Check = {
  expected: 'an object',
  holds: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

type Checks<T> = { readonly [Key in keyof T]-?: Check };

const outer: Checks<WagerType> = {
  id: matches(/^[A-Z]{3}-[A-Za-z][A-Za-z0-9_]*$/, 'country and first name, FRA-QNP'),
  country: matches(/^[A-Z]{3}$/, 'three capital letters'),
  name: listOf(poolKey, 1),
  priority: whole(0, 9999),
  validFrom: day,
  validUntil: either(day, oneOf(null)),
  param: group,
  rule: group,
};

const legs: Checks<WagerParam['legs']> = {
  leg1: oneOf(true),
  leg2: flag,
  leg3: flag,
  leg4: flag,
  leg5: flag,
  leg6: flag,
  leg7: flag,
  leg8: flag,
  leg9: flag,
  leg10: flag,
};

/**
 * No wager names more horses per combination. Counting lists per place takes 3^MAX_HORSES steps.
 */
const MAX_HORSES = 5;

const param: Checks<WagerParam> = {
  minstake: cents,
  horses: whole(1, MAX_HORSES),
  minRunners: whole(1, 99),
  maxHorses: whole(1, 99),
  joinSymbol: matches(/^.$/u, 'one character'),
  complimentary: flag,
  hasjackpot: flag,
  hasboxed: flag,
  hasx: flag,
  hasall: flag,
  hasrepl: flag,
  hasspot: flag,
  flexi50: flag,
  flexi25: flag,
  flexi10: flag,
  ranked: flag,
  pick: flag,
  grouped: flag,
  h2h: flag,
  multiOptions: listOf(whole(1, 99)),
  spotCombinedOptions: listOf(whole(1, 99)),
  spotInsert: flag,
  legs: group,
};

const rule: Checks<WagerRule> = {
  pools: listOf(poolKey),
  stake: oneOf('each', 'divided'),
  within: either(whole(1, 99), oneOf('placed')),
  anyOrder: flag,
  bonus: listOf(whole(1, MAX_HORSES)),
  right: listOf(whole(1, 10)),
  folds: flag,
  maxRunners: either(whole(1, 99), oneOf(null)),
  jackpotStake: either(cents, oneOf(null)),
};

const problemsOf = (value: unknown, checks: Record<string, Check>, path: string): WagerTypeProblem[] => {
  const fields = group.holds(value) ? (value as Record<string, unknown>) : {};
  return Object.entries(checks)
    .filter(([field, { holds }]) => !holds(fields[field]))
    .map(([field, { expected }]) => ({ field: path + field, expected, received: fields[field] }));
};

/** Number of legs, from the first one without a gap; null if there is a gap. */
export const countLegs = ({ legs }: Pick<WagerParam, 'legs'>): number | null => {
  const has = Array.from({ length: 10 }, (_, at) => legs[`leg${at + 1}` as keyof typeof legs]);
  const count = has.lastIndexOf(true) + 1;
  return has.slice(0, count).every(Boolean) ? count : null;
};

/** Contradictions between fields that are each valid. */
const disagreements = (type: WagerType): WagerTypeProblem[] => {
  const { param, rule } = type;
  const legCount = countLegs(param);
  const shares = [50, 25, 10].filter((share) => param[`flexi${share}` as 'flexi50' | 'flexi25' | 'flexi10']);
  const rules: readonly (readonly [holds: boolean, field: string, expected: string, received: unknown])[] = [
    [type.id === `${type.country}-${type.name[0]}`, 'id', `${type.country}-${type.name[0]}`, type.id],
    [(type.validUntil ?? '9999') >= type.validFrom, 'validUntil', `not before ${type.validFrom}`, type.validUntil],
    [legCount !== null, 'param.legs', 'legs without a gap', param.legs],
    [param.pick === (legCount !== 1), 'param.pick', 'true exactly for more than one leg', param.pick],
    [!param.pick || param.horses === 1, 'param.horses', 'one horse a leg', param.horses],
    [!param.ranked || param.horses > 1, 'param.ranked', 'an order of at least two horses', param.ranked],
    [!param.h2h || param.horses === 1, 'param.horses', 'one horse of a head to head', param.horses],
    [param.maxHorses >= param.horses, 'param.maxHorses', `at least ${param.horses}`, param.maxHorses],
    [
      param.multiOptions.length === 0 ||
        (!param.ranked && !param.pick && Math.min(...param.multiOptions) >= param.horses),
      'param.multiOptions',
      `each at least ${param.horses}, in a wager on one race without order`,
      param.multiOptions,
    ],
    [
      param.spotCombinedOptions.every((size) => size >= param.horses),
      'param.spotCombinedOptions',
      `each at least ${param.horses}`,
      param.spotCombinedOptions,
    ],
    ...shares.map(
      (share) =>
        [
          (param.minstake * share) % 100 === 0,
          `param.flexi${share}`,
          `a share that is whole cents of ${param.minstake}`,
          true,
        ] as const,
    ),
    [param.grouped === rule.pools.length > 1, 'rule.pools', 'several exactly where grouped', rule.pools],
    [
      rule.stake === 'each' || param.minstake % Math.max(1, rule.pools.length) === 0,
      'param.minstake',
      'divisible by its pools',
      param.minstake,
    ],
    [!rule.anyOrder || param.ranked, 'rule.anyOrder', 'only where the order counts', rule.anyOrder],
    [
      rule.right.every((right) => param.pick && right <= (legCount ?? 0)),
      'rule.right',
      'no more than its legs',
      rule.right,
    ],
    [!rule.folds || param.pick, 'rule.folds', 'only over several races', rule.folds],
    [
      rule.maxRunners === null || rule.maxRunners >= param.minRunners,
      'rule.maxRunners',
      `at least ${param.minRunners}`,
      rule.maxRunners,
    ],
    [
      rule.jackpotStake === null || (param.hasjackpot && rule.jackpotStake >= param.minstake),
      'rule.jackpotStake',
      `at least ${param.minstake}, and a jackpot`,
      rule.jackpotStake,
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, field, expected, received]) => ({ field, expected, received }));
};

/**
 * Parses a wager type from a file or an API. Unknown fields are ignored.
 * @returns every invalid field, by its path
 */
export const parseWagerType = (value: unknown): ParsedWagerType => {
  const type = value as WagerType;
  const problems = [
    ...problemsOf(type, outer, ''),
    ...problemsOf(type?.param, param, 'param.'),
    ...problemsOf(type?.param?.legs, legs, 'param.legs.'),
    ...problemsOf(type?.rule, rule, 'rule.'),
  ];
  const all = problems.length > 0 ? problems : disagreements(type);
  return all.length > 0 ? { kind: 'invalid', problems: all } : { kind: 'parsed', type };
};

/**
 * One line per problem, for the author of the file: `FRA-QNP param.minstake: whole cents above 0,
 * not -3`.
 */
export const describeProblems = (id: string, problems: readonly WagerTypeProblem[]): string =>
  problems
    .map(({ field, expected, received }) => `${id} ${field}: ${expected}, not ${JSON.stringify(received)}`)
    .join('\n');

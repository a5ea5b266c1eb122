import type { WagerType } from '../wager-type.ts';
import { type CountryRules, countryRules, type PoolRules } from './country-rules.ts';
import type { RankRule, SettlementRule } from './settlement-rule.ts';

/** There are no settlement rules for this country. */
export class UnknownCountry extends Error {
  override readonly name = 'UnknownCountry';
  readonly kind = 'unknown_country';
  constructor(country: string) {
    super(`${country} has no rules of settlement. Add them to country-rules.ts before its wagers are sold.`);
  }
}

/** The rules of a country. @throws UnknownCountry */
export const rulesOf = (country: string): CountryRules => {
  const rules = countryRules[country];
  if (!rules) throw new UnknownCountry(country);
  return rules;
};

type Decided = Pick<WagerType, 'country' | 'param' | 'rule'>;

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const main = { kind: 'main' } as const;

const inOrder = (horses: number, { otherwise }: PoolRules): RankRule[] => {
  const all: RankRule = { rank: main, of: horses, places: upTo(horses) };
  if (otherwise === 'either') {
    return [all, ...upTo(horses).map((place): RankRule => ({ rank: main, of: horses, places: [place], otherwise: 1 }))];
  }
  const less = otherwise === 'less' ? upTo(horses - 1).toReversed() : [];
  return [
    all,
    ...less.map((places, at): RankRule => ({ rank: main, of: horses, places: upTo(places), otherwise: at + 1 })),
  ];
};

const namedBy = (rule: RankRule): number => ('named' in rule ? rule.named : 0);

const ranksOf = ({ country, param, rule }: Decided, pool: PoolRules): RankRule[] => {
  const { horses, ranked, multiOptions } = param;
  const first = pool.within ?? (rule.within === 'placed' ? rulesOf(country).places : rule.within);
  if (multiOptions.length > 0) {
    return multiOptions.map((of) => ({ rank: { kind: 'multi', horses: of }, of, named: Math.min(of, horses), first }));
  }
  if (!ranked) {
    const all: RankRule = { rank: main, of: horses, named: horses, first };
    return pool.otherwise === 'any' ? [all, { rank: main, of: horses, named: 1, first: horses, otherwise: 1 }] : [all];
  }
  const anyOrder: RankRule[] = rule.anyOrder
    ? [{ rank: { kind: 'any-order' }, of: horses, named: horses, first: horses }]
    : [];
  const bonus = rule.bonus.map(
    (named): RankRule => ({ rank: { kind: 'bonus', horses: named }, of: horses, named, first: named }),
  );
  const tirelire: RankRule[] = pool.tirelire
    ? [{ rank: { kind: 'tirelire' }, of: horses, places: upTo(horses), ifNamed: true, beside: main }]
    : [];
  const { bonusAmong } = pool;
  const among: RankRule[] = bonusAmong
    ? [
        {
          rank: { kind: 'bonus', ...bonusAmong },
          of: horses,
          named: bonusAmong.horses,
          first: bonusAmong.among,
          ifNamed: true,
        },
      ]
    : [];
  // A bonus for the first four beats one for any four of five; this one beats a bonus for three.
  const bonuses = [...bonus, ...among].toSorted((a, b) => namedBy(b) - namedBy(a));
  return [...tirelire, ...inOrder(horses, pool), ...anyOrder, ...bonuses];
};

/**
 * How one pool of a wager type is decided.
 * @param pool the key of one of the type's pools
 * @throws UnknownCountry
 */
export const settlementOf = (type: Decided, pool: string): SettlementRule => {
  if (type.param.h2h) return { kind: 'duel' };
  if (type.rule.folds) return { kind: 'folds' };
  const more = rulesOf(type.country).pools[pool] ?? {};
  const nonRunner = more.nonRunner ?? { kind: 'refund' };
  const ranks = ranksOf(type, more);
  const [each] = ranks;
  if (type.param.pick && each) {
    return { kind: 'legs', each, right: type.rule.right, nonRunner, voidLegs: more.voidLegs ?? 0 };
  }
  const { minStarters = 1, agreed = false, jackpot, stableMates } = more;
  return {
    kind: 'race',
    ranks,
    nonRunner,
    minStarters,
    agreed,
    ...(jackpot ? { jackpot } : {}),
    ...(stableMates ? { stableMates } : {}),
  };
};

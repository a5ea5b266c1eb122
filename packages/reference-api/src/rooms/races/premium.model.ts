import type { components } from '@paddock/api';
import type { WagerType } from '@paddock/wagers';
import type { PoolKind, PoolType, RacePlan } from '../../world/day/plan.types.ts';
import { soldAs, whyNotOffered } from '../../world/day/wager-type.ts';
import { iso } from '../../world/day/zone.ts';

type Schemas = components['schemas'];
export type PremiumType = Schemas['PremiumType'];
type Offer = Schemas['PremiumOffer'];

interface PremiumRule {
  country: string;
  /** Horses per combination by kind of pool; per leg of a series. */
  horses: Partial<Record<PoolKind, number>>;
}

/** The pools and countries in which the system can choose the horses. */
const rules: Record<PremiumType, PremiumRule> = {
  sqp: { country: 'DEU', horses: { win: 1, exacta: 2, trifecta: 3, superfecta: 4 } },
  spot: { country: 'FRA', horses: { quinella: 2, trio: 3, twoOfFour: 2, tierce: 3, quarte: 4, quinte: 5 } },
  harryboy: { country: 'SWE', horses: { series: 1 } },
};

export const premiumTypes = Object.keys(rules) as PremiumType[];

const offerOf = (race: RacePlan, pool: PoolType, type: WagerType, horses: number): Offer => ({
  race_id: race.id,
  number: race.number,
  track_name: race.track_name,
  country: race.country,
  post_time: iso(race.off),
  pool: pool.name,
  min_stake: type.param.minstake,
  currency: race.currency,
  horses,
  legs: pool.series?.legs ?? [race.id],
});

/** The open pools for a premium bet, by off time. */
export const premiumOffers = (races: readonly RacePlan[], type: PremiumType, now: number): Offer[] => {
  const { country, horses } = rules[type];
  return races
    .filter((race) => race.country === country && race.off > now)
    .flatMap((race) => {
      const starters = race.runners.filter(({ withdrawnAt }) => withdrawnAt === null || withdrawnAt > now).length;
      return race.pools.flatMap((pool) => {
        const count = horses[pool.kind];
        const sold = soldAs(race, pool);
        return !sold || count === undefined || whyNotOffered(race, pool, starters)
          ? []
          : [offerOf(race, pool, sold, count)];
      });
    });
};

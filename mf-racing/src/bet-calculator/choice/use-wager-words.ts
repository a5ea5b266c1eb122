import { countLegs, type WagerType } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../../shared/use-pool-name.ts';

/** Returns the name of a wager type, and a sentence about its task. */
export function useWagerWords() {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();

  const nameOf = ({ name, param, rule }: WagerType): string => {
    if (param.h2h) return t('wager.duel');
    if (rule.folds) return poolName(`MUL${countLegs(param)}`);
    return name.map(poolName).join(' / ');
  };

  const explain = ({ param, rule }: WagerType): string => {
    const { horses, ranked, multiOptions } = param;
    const legs = countLegs(param);
    const { within } = rule;
    if (param.h2h) return t('wager.explain.duel');
    if (rule.folds) return t('wager.explain.folds', { legs });
    if (param.pick) return t(within === 'placed' ? 'wager.explain.legsPlaced' : 'wager.explain.legs', { legs });
    if (rule.pools.length > 0) return t('wager.explain.pools', { pools: rule.pools.map(poolName).join(' + ') });
    if (multiOptions.length > 0) {
      return t('wager.explain.multi', { from: multiOptions[0], till: multiOptions.at(-1) });
    }
    if (within === 'placed') return t('wager.explain.placed');
    if (horses === 1) return within === 1 ? t('wager.explain.win') : t('wager.explain.firstOf', { within });
    if (!ranked) return t(within > horses ? 'wager.explain.among' : 'wager.explain.anyOrder', { horses, within });
    return t(rule.anyOrder ? 'wager.explain.orderOrNot' : 'wager.explain.ordered', { horses });
  };

  return { nameOf, explain };
}

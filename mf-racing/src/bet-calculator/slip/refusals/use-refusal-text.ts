import { useLocale } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import type { Refusal } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';

/**
 * A refusal as a sentence that says what would be right. It names the legs of a bet on several
 * races.
 */
export function useRefusalText(): (refusal: Refusal, legs: readonly number[]) => string {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const numbers = (startnrs: readonly number[]) => list.format(startnrs.map(String));
  const sentence = (refusal: Refusal): string => {
    switch (refusal.kind) {
      case 'unknown-runner':
      case 'non-runner':
      case 'reserve-chosen':
        return t(`calculator.refusal.${refusal.kind}`, { numbers: numbers(refusal.startnrs) });
      case 'not-a-rival':
        return t('calculator.refusal.not-a-rival', { numbers: numbers(refusal.startnrs) });
      case 'too-few-runners':
      case 'too-few-horses':
      case 'wrong-places':
      case 'wrong-legs':
        return t(`calculator.refusal.${refusal.kind}`, { count: refusal.needed });
      case 'too-many-horses':
      case 'too-many-runners':
      case 'too-many-bankers':
      case 'too-many-reserves':
      case 'spot-own':
        return t(`calculator.refusal.${refusal.kind}`, { count: refusal.allowed });
      case 'banker-place':
      case 'banker-twice':
        return t(`calculator.refusal.${refusal.kind}`, { startnr: refusal.startnr });
      case 'spot-size':
        return t('calculator.refusal.spot-size', { size: refusal.size });
      case 'multi':
        return t('calculator.refusal.multi', { options: numbers(refusal.options) });
      case 'stake-does-not-divide':
        return t('calculator.refusal.stake-does-not-divide', { count: refusal.parts });
      case 'stake-too-low':
        return t(refusal.jackpot ? 'calculator.refusal.stake-too-low-jackpot' : 'calculator.refusal.stake-too-low', {
          amount: formatShortMoney(refusal.needed, locale),
        });
      default:
        return t(`calculator.refusal.${refusal.kind}`);
    }
  };
  return (refusal, legs) =>
    'leg' in refusal && legs.length > 0 && refusal.leg > 0 && legs.some((leg) => leg > 1)
      ? t('calculator.refusal.inLegs', { legs: numbers(legs), text: sentence(refusal) })
      : sentence(refusal);
}

import { useLocale } from '@paddock/host';
import { formatMoney, formatShortMoney } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import type { DepositProblem } from './payin.model.ts';

/** Returns a function that explains why an amount cannot be deposited, and which one could. */
export function useProblemWords(): (problem: DepositProblem) => string {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  return (problem) => {
    switch (problem.kind) {
      case 'least':
      case 'most':
        return t(`payin.problem.${problem.kind}`, { amount: formatShortMoney(problem.amount, locale) });
      case 'identity':
        return t('payin.problem.identity', { amount: formatMoney(problem.amount, locale) });
      case 'deposit':
        return t('payin.problem.deposit', {
          range: t(`payin.range.${problem.range}`),
          left: formatMoney(Math.max(0, problem.limit - problem.used), locale),
        });
      case 'lugas':
        // Never the remaining amount: the operator does not know it (OVG Niedersachsen 10 ME
        // 31/24).
        return t('payin.problem.lugas', {
          limit: formatMoney(problem.limit, locale),
          used: formatMoney(problem.used, locale),
        });
    }
  };
}

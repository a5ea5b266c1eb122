import { apiQuery } from '@paddock/api';
import { getLimits } from '@paddock/api/limits';
import { api, useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { withInlineErrors } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BetRefusalText } from '../shared/refusal/bet-refusal-text.tsx';
import { nearLimits } from './near-limits.model.ts';
import styles from './slip.module.css';

const limitsQuery = withInlineErrors(apiQuery(api, getLimits));

/**
 * The customer's limits that a price exceeds, or comes near to.
 * @param price cents
 */
export function SlipLimits({ price }: { price: number }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { data } = useQuery(limitsQuery);
  return nearLimits(data ?? [], price).map((limit) => {
    const { type, range, left } = limit;
    if (left < price) return <BetRefusalText key={type + range} refusal={limit} />;
    return (
      <p key={type + range} className={styles.balance}>
        {t(`slip.limit.${type}`, {
          range: t(`betRefusal.range.${range}`),
          left: formatMoney(left, locale),
          limit: formatMoney(limit.limit, locale),
        })}
      </p>
    );
  });
}

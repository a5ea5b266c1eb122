import { useLocale } from '@paddock/host';
import { apiDate, formatDate, formatMoney } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { FactList } from '@paddock/ui/fact-list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './amounts.module.css';
import { amountsQuery } from './amounts.queries.ts';

/** Deposits, stakes, wins and losses of the last 30 days, with this operator only (§ 6d(2)). */
export function AmountsOf30Days() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  return (
    <Card title={t('limits.amounts.title')}>
      <QueryPart query={useQuery(amountsQuery)} skeleton={{ height: '6rem' }}>
        {({ from, to, deposits, stakes, wins, losses }) => (
          <>
            <p className={styles.days}>
              {t('limits.amounts.days', { from: formatDate(apiDate(from)), to: formatDate(apiDate(to)) })}
            </p>
            <FactList
              facts={[
                [t('limits.amounts.deposits'), formatMoney(deposits, locale)],
                [t('limits.amounts.stakes'), formatMoney(stakes, locale)],
                [t('limits.amounts.wins'), formatMoney(wins, locale)],
                [t('limits.amounts.losses'), formatMoney(losses, locale)],
              ]}
            />
          </>
        )}
      </QueryPart>
    </Card>
  );
}

import { type Customer, useLocale } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { FactList } from '@paddock/ui/fact-list';
import { useTranslation } from 'react-i18next';
import styles from './page-card.module.css';

/** The data that customer service or a sell point needs, on one card to show or print. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { id, firstname, lastname, email, bonuspoints, bonuspointsStatus, customerStatus } = customer;
  return (
    <div className={styles.page}>
      <Card
        title={`${firstname} ${lastname}`}
        aside={
          <Badge tone={customerStatus === 'active' ? 'success' : 'neutral'}>
            {t(`pageCard.status.${customerStatus}`)}
          </Badge>
        }
      >
        <div className={styles.card}>
          <p>
            <span className={styles.label}>{t('data.number')}</span>
            <span className={styles.number}>{id}</span>
          </p>
          <FactList
            facts={[
              [t('data.email'), email],
              [t('loyalty.title'), bonuspointsStatus && formatNumber(bonuspoints, locale)],
            ]}
          />
        </div>
      </Card>
      <div data-print="never">
        <Button onClick={() => window.print()}>{t('pageCard.print')}</Button>
      </div>
    </div>
  );
}

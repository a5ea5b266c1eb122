import { apiQuery } from '@paddock/api';
import { getContact } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './customer-service.module.css';

/** Phone, mail and hours of the customer service. */
export function CustomerService() {
  const { t } = useTranslation('shell');
  const { data, isPending } = useQuery(withInlineErrors(apiQuery(api, getContact)));
  if (isPending) return <Skeleton height="12.5rem" />;
  if (!data) return <p>{t('contactPanel.failed')}</p>;
  return (
    <div className={styles.service}>
      <p className={styles.ways}>
        <a href={`tel:${data.phone.replaceAll(' ', '')}`}>{data.phone}</a>
        <a href={`mailto:${data.email}`}>{data.email}</a>
      </p>
      <dl className={styles.hours} aria-label={t('contactPanel.hours')}>
        {data.hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

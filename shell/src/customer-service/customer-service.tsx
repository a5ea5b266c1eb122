import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contactQuery } from './contact.queries.ts';
import styles from './customer-service.module.css';
import { Hours } from './hours.tsx';

/** Phone, mail and hours of the customer service. */
export function CustomerService() {
  const { t } = useTranslation('shell');
  const { data, isPending } = useQuery(contactQuery());
  if (isPending) return <Skeleton height="12.5rem" />;
  if (!data) return <p>{t('contactPanel.failed')}</p>;
  return (
    <div className={styles.service}>
      <p className={styles.ways}>
        <a href={`tel:${data.phone.replaceAll(' ', '')}`}>{data.phone}</a>
        <a href={`mailto:${data.email}`}>{data.email}</a>
      </p>
      <Hours hours={data.hours} label={t('contactPanel.hours')} />
    </div>
  );
}

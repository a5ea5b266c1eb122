import { useLocale } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { linkClass } from '@paddock/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { customerQuery } from '../shared/customer.queries.ts';
import { JoinProgramme } from '../shared/join-programme.tsx';
import styles from './wettshop.module.css';

/** The wettstars that the customer can spend. */
export function Wettstars() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  return (
    <QueryPart query={useQuery(customerQuery)} skeleton={{ height: '2rem' }}>
      {({ bonuspoints, bonuspointsStatus }) =>
        bonuspointsStatus ? (
          <p className={styles.mine}>
            <strong>{t('loyalty.points', { count: bonuspoints, points: formatNumber(bonuspoints, locale) })}</strong>
            <Link to={paths.loyalty} className={linkClass}>
              {t('wettshop.entries')}
            </Link>
          </p>
        ) : (
          <JoinProgramme />
        )
      }
    </QueryPart>
  );
}

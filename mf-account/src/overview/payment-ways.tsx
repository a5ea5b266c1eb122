import { useLocale } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentTypesQuery } from '../shared/money/money.queries.ts';
import styles from './money.module.css';

interface PaymentWaysProps {
  direction: 'deposit' | 'withdrawal';
  /** The link to the page. */
  children: ReactNode;
}

/**
 * The payment methods of a direction, with their limits per payment. The link works without them.
 */
export function PaymentWays({ direction, children }: PaymentWaysProps) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { data, isPending } = useQuery(paymentTypesQuery);
  return (
    <div>
      {children}
      {/* Three ways in, one way out. */}
      {isPending && <Skeleton height={direction === 'deposit' ? '4.5rem' : '1.5rem'} />}
      <ul className={styles.types}>
        {data
          ?.filter((type) => type.direction === direction)
          .map(({ id, name, minimum, maximum }) => (
            <li key={id}>
              {name}{' '}
              <span className={styles.soft}>
                {t('overview.range', {
                  least: formatShortMoney(minimum, locale),
                  most: formatShortMoney(maximum, locale),
                })}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}

import { useLocale } from '@paddock/host';
import { formatMoney, formatTime } from '@paddock/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../shared/money/money.queries.ts';
import { toneOf } from './payment-result.model.ts';
import styles from './payment-result.module.css';

interface OutcomeCardProps {
  payment: Pick<Payment, 'id' | 'direction' | 'amount' | 'status' | 'endsAt' | 'unanswered'> & { toldByMail?: true };
  /** The name of the provider. */
  provider: string;
  /** All tries are used up: the page no longer asks by itself. */
  isOver: boolean;
  /** The text after the outcome. */
  children?: ReactNode;
}

/** The outcome of a payment. A screen reader announces a change. */
export function OutcomeCard({ payment, provider, isOver, children }: OutcomeCardProps) {
  const { t } = useTranslation('mf-account');
  const { id, direction, status, endsAt, unanswered, toldByMail } = payment;
  const amount = formatMoney(payment.amount, useLocale());
  return (
    <div className={`${styles.outcome} ${styles[toneOf(status)]}`}>
      <div role="status">
        <p className={styles.word}>
          {toldByMail
            ? t('paymentResult.toldByMail', { amount })
            : unanswered
              ? t('paymentResult.unanswered', { amount })
              : t(`paymentResult.${direction}.${status}`, { amount })}
        </p>
        {status === 'pending' && direction === 'deposit' && (
          <p>
            {isOver && endsAt ? t('paymentResult.weTell', { time: formatTime(endsAt) }) : t('paymentResult.asking')}
          </p>
        )}
        {children}
      </div>
      <p className={styles.soft}>{t('paymentResult.facts', { amount, provider, id })}</p>
    </div>
  );
}

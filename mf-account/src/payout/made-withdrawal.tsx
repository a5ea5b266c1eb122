import { useLocale } from '@paddock/host';
import { apiDate, formatDate, formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { keepFocus } from '@paddock/ui/take-focus';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../shared/money/money.queries.ts';
import styles from './payout.module.css';

/** The withdrawal of the last press. It takes the focus, because the pressed button is gone. */
export function MadeWithdrawal({ payment, onAgain }: { payment: Payment; onAgain: () => void }) {
  const { t } = useTranslation('mf-account');
  const amount = formatMoney(payment.amount, useLocale());
  return (
    <div className={styles.made}>
      <p ref={keepFocus} tabIndex={-1} role="status" className={styles.news}>
        {t('payout.made', { amount, day: formatDate(apiDate(payment.endsAt ?? payment.createdAt)) })}
      </p>
      <Button onClick={onAgain}>{t('payout.another')}</Button>
    </div>
  );
}

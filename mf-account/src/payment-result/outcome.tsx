import { isApiError } from '@paddock/api';
import { href, useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { Payment } from '../shared/money/money.queries.ts';
import { useProviderName } from '../shared/money/use-provider-name.ts';
import { NoPayment } from './no-payment.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import styles from './payment-result.module.css';
import { usePayment } from './use-payment.ts';

/** The outcome of a payment, from the server. */
export function Outcome({ id }: { id: number }) {
  const { query, isOver, balance } = usePayment(id);
  // Another customer's payment, or none.
  if (isApiError(query.error) && query.error.status === 404) return <NoPayment />;
  return (
    <QueryPart query={query} skeleton={{ height: '12rem' }}>
      {(payment) => (
        <OutcomeText
          payment={payment}
          balance={balance}
          isOver={isOver}
          isAsking={query.isFetching}
          onAsk={() => void query.refetch()}
        />
      )}
    </QueryPart>
  );
}

interface OutcomeTextProps {
  payment: Payment;
  /** The balance with the payment; null until it is read. */
  balance: number | null;
  isOver: boolean;
  isAsking: boolean;
  onAsk: () => void;
}

function OutcomeText({ payment, balance, isOver, isAsking, onAsk }: OutcomeTextProps) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const provider = useProviderName(payment.provider);
  const { status, direction, redirectUrl } = payment;
  return (
    <>
      <OutcomeCard payment={payment} provider={provider} isOver={isOver}>
        {status === 'success' && direction === 'deposit' && (
          <p className={styles.balance}>
            {balance !== null && t('paymentResult.balance', { amount: formatMoney(balance, locale) })}
          </p>
        )}
      </OutcomeCard>
      <div className={styles.actions}>
        {status === 'success' && (
          <Link to={href('races')} className={linkButtonClass({ variant: 'primary' })}>
            {t('paymentResult.toRaces')}
          </Link>
        )}
        {redirectUrl && (
          <a href={redirectUrl} className={linkButtonClass({ variant: isOver ? 'secondary' : 'primary' })}>
            {t('openPayments.pay', { provider })}
          </a>
        )}
        {status === 'pending' && isOver && (
          <Button pending={isAsking} onClick={onAsk}>
            {t('paymentResult.ask')}
          </Button>
        )}
        {status !== 'success' && status !== 'pending' && (
          <Link to={paths.payin} className={linkButtonClass({ variant: 'primary' })}>
            {t('paymentResult.again')}
          </Link>
        )}
        <Link to={paths.overview} className={linkButtonClass()}>
          {t('paymentResult.toAccount')}
        </Link>
      </div>
    </>
  );
}

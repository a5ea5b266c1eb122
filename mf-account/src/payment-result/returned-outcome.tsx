import { isApiError } from '@paddock/api';
import { href } from '@paddock/host';
import { QueryPart } from '@paddock/pages';
import { LoginButton } from '@paddock/pages/login-button';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoginFirst } from './login-first.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import styles from './payment-result.module.css';
import { useReturnedPayment } from './use-payment.ts';

/**
 * The outcome of a payment by its return URL, for a browser without a login, to which the bank
 * returned.
 */
export function ReturnedOutcome({ id, returnKey }: { id: number; returnKey: string }) {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  const { query, isOver } = useReturnedPayment(id, returnKey);
  // The key is too old, or belongs to another payment.
  if (isApiError(query.error) && query.error.status === 404) return <LoginFirst />;
  return (
    <QueryPart query={query} skeleton={{ height: '12rem' }}>
      {(payment) => (
        <>
          <OutcomeCard payment={{ ...payment, direction: 'deposit' }} provider={payment.providerName} isOver={isOver} />
          <div className={styles.actions}>
            {payment.status === 'pending' && isOver && (
              <Button pending={query.isFetching} onClick={() => void query.refetch()}>
                {t('paymentResult.ask')}
              </Button>
            )}
            {payment.toldByMail ? (
              <Link to={href('contact')} className={linkButtonClass()}>
                {t('selfExclusionDone.contact')}
              </Link>
            ) : (
              <LoginButton variant="primary">{tPages('refusal.way.login')}</LoginButton>
            )}
          </div>
        </>
      )}
    </QueryPart>
  );
}

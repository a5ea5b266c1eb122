import { usePanels } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './payment-result.module.css';

/** Asks for a login: without it, the outcome of a payment is private. The payment continues. */
export function LoginFirst() {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  const { show } = usePanels();
  return (
    <div className={`${styles.outcome} ${styles.info}`}>
      <p>{t('paymentResult.login')}</p>
      <Button variant="primary" onClick={() => show('login')}>
        {tPages('refusal.way.login')}
      </Button>
    </div>
  );
}

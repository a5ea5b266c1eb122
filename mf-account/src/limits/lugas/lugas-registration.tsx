import { openModal } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { readLimitsAgain } from '../../shared/limits.queries.ts';
import styles from './lugas.module.css';

/** Without a first limit for all operators, there is no betting and no deposit (domain §3.2). */
export function LugasRegistration() {
  const { t } = useTranslation('mf-account');
  const register = async () => {
    await openModal('lugas_register_modal', {});
    await readLimitsAgain();
  };
  return (
    <Card title={t('limits.type.lugas')}>
      <p className={styles.text}>{t('limits.lugas.unregistered')}</p>
      <Button variant="primary" onClick={() => void register()}>
        {t('limits.lugas.register')}
      </Button>
    </Card>
  );
}

import { usePanels } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import styles from './wheel.module.css';

/** A visitor is asked to log in. */
export function Visitor() {
  const { t } = useTranslation('mf-account');
  const { show } = usePanels();
  return (
    <Card className={styles.visitor}>
      <p>{t('wheel.visitor')}</p>
      <Button variant="primary" onClick={() => show('login')}>
        {t('wheel.logIn')}
      </Button>
    </Card>
  );
}

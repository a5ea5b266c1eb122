import { href, openModal } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './payin.module.css';

/** Why a customer of this status cannot deposit, and the step that is next (core §4). */
export function NoDeposit({ customerstatusId }: { customerstatusId: number }) {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  const reason = customerstatusId === 6 ? 'identity' : customerstatusId === 15 ? 'bank' : 'blocked';
  return (
    <Card title={t('payin.none.title')}>
      <p>{t(`payin.none.${reason}`)}</p>
      <div className={styles.actions}>
        {reason === 'identity' && (
          <Button variant="primary" onClick={() => void openModal('check_identity_status', {})}>
            {tPages('refusal.way.check_identity_status')}
          </Button>
        )}
        {reason === 'bank' && (
          <Link to={paths.data} className={linkButtonClass({ variant: 'primary' })}>
            {tPages('refusal.way.personalData')}
          </Link>
        )}
        {reason === 'blocked' && (
          <Link to={href('contact')} className={linkButtonClass({ variant: 'primary' })}>
            {tPages('refusal.way.contact')}
          </Link>
        )}
      </div>
    </Card>
  );
}

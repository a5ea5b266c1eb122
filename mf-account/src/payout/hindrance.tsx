import { href, openModal } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { PayoutHindrance } from './payout.model.ts';
import styles from './payout.module.css';

/** The page of the required step; `identity` has a system modal. */
const STEPS = {
  none: { to: paths.data, label: 'personalData' },
  pending: { to: paths.data, label: 'personalData' },
  code: { to: paths.bankCode, label: 'bankCode' },
  empty: { to: paths.payin, label: 'deposit' },
} as const;

/** Why nothing can be paid out now, and the next step. */
export function Hindrance({ hindrance }: { hindrance: PayoutHindrance }) {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  return (
    <>
      <p>{t(`payout.hindrance.${hindrance}`)}</p>
      <div className={styles.actions}>
        {hindrance === 'identity' ? (
          <Button variant="primary" onClick={() => void openModal('check_identity_status', {})}>
            {tPages('refusal.way.check_identity_status')}
          </Button>
        ) : hindrance === 'registration' ? (
          <Link to={href('contact')} className={linkButtonClass({ variant: 'primary' })}>
            {tPages('refusal.way.contact')}
          </Link>
        ) : (
          <Link to={STEPS[hindrance].to} className={linkButtonClass({ variant: 'primary' })}>
            {hindrance === 'code' ? t('bankCode.title') : tPages(`refusal.way.${STEPS[hindrance].label}`)}
          </Link>
        )}
      </div>
    </>
  );
}

import { href, openModal } from '@paddock/host';
import { formatDateTime } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { depositHindrance } from './payin.model.ts';
import styles from './payin.module.css';

interface NoDepositProps {
  hindrance: NonNullable<ReturnType<typeof depositHindrance>>;
  /** The end of the last break, if there was one. */
  until: string | null;
}

/** Why a customer cannot deposit, and the next step (core §4). */
export function NoDeposit({ hindrance, until }: NoDepositProps) {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  const links = {
    break: { to: paths.limits, label: tPages('refusal.way.limits') },
    overdue: { to: paths.bankCode, label: t('bankCode.title') },
    bank: { to: paths.data, label: tPages('refusal.way.personalData') },
    blocked: { to: href('contact'), label: tPages('refusal.way.contact') },
  };
  return (
    <Card title={t('payin.none.title')}>
      <p>{t(`payin.none.${hindrance}`, { time: until && formatDateTime(until) })}</p>
      <div className={styles.actions}>
        {hindrance === 'identity' ? (
          <Button variant="primary" onClick={() => void openModal('check_identity_status', {})}>
            {tPages('refusal.way.check_identity_status')}
          </Button>
        ) : (
          <Link to={links[hindrance].to} className={linkButtonClass({ variant: 'primary' })}>
            {links[hindrance].label}
          </Link>
        )}
      </div>
    </Card>
  );
}

import { type Customer, href, openModal, serverNow, useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoticeBar } from '../notice-bar/notice-bar.tsx';

/** The missing part of the registration, and its next step. */
export function PartialRegistration({ customer }: { customer: Customer }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { customerstatusId, beforeIdentity } = customer;
  const isWithoutBank = customerstatusId === 15;
  const isOver = beforeIdentity !== null && Date.parse(beforeIdentity.until) <= serverNow();
  return (
    <NoticeBar tone="warning" label={t('partial.label')}>
      <p>
        {t(isWithoutBank ? 'partial.bank' : 'partial.identity')}{' '}
        {beforeIdentity &&
          t(isOver ? 'partial.over' : 'partial.until', {
            until: formatDateTime(beforeIdentity.until),
            left: formatMoney(beforeIdentity.depositLeft, locale),
          })}
      </p>
      {isWithoutBank || isOver ? (
        <Link to={href(isOver ? 'bankCode' : 'personalData')} className={linkButtonClass({ size: 'small' })}>
          {t(isOver ? 'partial.toBankCode' : 'partial.toBank')}
        </Link>
      ) : (
        <Button size="small" onClick={() => void openModal('check_identity', {})}>
          {t('partial.toIdentity')}
        </Button>
      )}
    </NoticeBar>
  );
}

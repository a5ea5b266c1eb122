import { isWithoutBankAccount } from '@paddock/api/customer-status';
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
  const { beforeIdentity } = customer;
  const isWithoutBank = isWithoutBankAccount(customer);
  const isOver = beforeIdentity !== null && Date.parse(beforeIdentity.until) <= serverNow();
  // A known identity leaves the bank account to be confirmed.
  const needsCode = !isWithoutBank && (isOver || beforeIdentity === null);
  const missing = isWithoutBank ? 'bank' : beforeIdentity ? 'identity' : 'account';
  return (
    <NoticeBar tone="warning" label={t('partial.label')}>
      <p>
        {t(`partial.${missing}`)}{' '}
        {beforeIdentity &&
          t(isOver ? 'partial.over' : 'partial.until', {
            until: formatDateTime(beforeIdentity.until),
            left: formatMoney(beforeIdentity.depositLeft, locale),
          })}
      </p>
      {isWithoutBank || needsCode ? (
        <Link to={href(needsCode ? 'bankCode' : 'personalData')} className={linkButtonClass({ size: 'small' })}>
          {t(needsCode ? 'partial.toBankCode' : 'partial.toBank')}
        </Link>
      ) : (
        <Button size="small" onClick={() => void openModal('check_identity', {})}>
          {t('partial.toIdentity')}
        </Button>
      )}
    </NoticeBar>
  );
}

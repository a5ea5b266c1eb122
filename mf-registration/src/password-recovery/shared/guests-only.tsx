import { href } from '@paddock/host';
import { Outcome } from '@paddock/pages/outcome';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Leads a customer to the account, where the password can be changed. */
export function GuestsOnly() {
  const { t } = useTranslation('mf-registration');
  return (
    <Outcome title={t('passwordRecovery.customer.title')} text={t('passwordRecovery.customer.text')}>
      <Link to={href('personalData')} className={linkButtonClass()}>
        {t('passwordRecovery.customer.account')}
      </Link>
    </Outcome>
  );
}

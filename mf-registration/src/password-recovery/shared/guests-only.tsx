import { href, logOut } from '@paddock/host';
import { focusHeading } from '@paddock/pages';
import { Outcome } from '@paddock/pages/outcome';
import { useTexts } from '@paddock/pages/room-texts';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TEXTS } from './texts.ts';

/**
 * Leads a customer to the account, where the password can be changed. A customer who forgot it logs
 * out here, and goes on with the same page.
 */
export function GuestsOnly() {
  useTexts('mf-registration', TEXTS);
  const { t } = useTranslation('mf-registration');
  const leave = async () => {
    if (await logOut()) focusHeading();
  };
  return (
    <Outcome title={t('passwordRecovery.customer.title')} text={t('passwordRecovery.customer.text')}>
      <Link to={href('personalData')} className={linkButtonClass()}>
        {t('passwordRecovery.customer.account')}
      </Link>
      <Button onClick={leave}>{t('passwordRecovery.customer.logOut')}</Button>
    </Outcome>
  );
}

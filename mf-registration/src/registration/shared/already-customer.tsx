import { href } from '@paddock/host';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Parts, Ways } from './parts.tsx';

/** Tells a customer that they are already registered. */
export function AlreadyCustomer() {
  const { t } = useTranslation('mf-registration');
  return (
    <Card>
      <Parts>
        <p>{t('register.customer.text')}</p>
        <Ways>
          <Link to={href('personalData')} className={linkButtonClass({ variant: 'primary' })}>
            {t('register.customer.account')}
          </Link>
          <Link to={href('races')} className={linkButtonClass()}>
            {t('register.customer.races')}
          </Link>
        </Ways>
      </Parts>
    </Card>
  );
}

import { isWithoutBankAccount } from '@paddock/api/customer-status';
import { href, useCustomer } from '@paddock/host';
import { linkButtonClass } from '@paddock/ui/link-button';
import { takeFocus } from '@paddock/ui/take-focus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Parts, Ways } from '../shared/parts.tsx';

/** Greets the new customer. It takes the focus, because the pressed button is gone. */
export function Welcome() {
  const { t } = useTranslation('mf-registration');
  const customer = useCustomer();
  const isWithoutAccount = customer !== null && isWithoutBankAccount(customer);
  return (
    <Parts>
      <p ref={takeFocus} tabIndex={-1} role="status">
        {t(isWithoutAccount ? 'register.finish.needsAccount' : 'register.finish.welcome')}
      </p>
      <Ways>
        <Link
          to={href(isWithoutAccount ? 'personalData' : 'deposit')}
          className={linkButtonClass({ variant: 'primary' })}
        >
          {t(isWithoutAccount ? 'register.finish.account' : 'register.finish.deposit')}
        </Link>
        <Link to={href('limits')} className={linkButtonClass()}>
          {t('register.finish.myLimits')}
        </Link>
        <Link to={href('races')} className={linkButtonClass()}>
          {t('register.customer.races')}
        </Link>
      </Ways>
    </Parts>
  );
}

import { href } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkClass } from '@paddock/ui/link';
import { takeFocus } from '@paddock/ui/take-focus';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { needsMobile, type RegistrationStatus } from '../shared/next-step.model.ts';
import { OtherWay } from '../shared/other-way.tsx';
import { Parts } from '../shared/parts.tsx';
import { BankCodeForm } from './bank-code-form.tsx';
import { IbanForm } from './iban-form.tsx';

/**
 * Asks for the IBAN, then for the code of the transfer. The customer may name up to three IBANs.
 */
export function BankStep({ status }: { status: RegistrationStatus }) {
  const { t } = useTranslation('mf-registration');
  const [isOther, setOther] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const turn = (toOther: boolean) => {
    setOther(toOther);
    setMoved(true);
  };
  const ref = hasMoved ? takeFocus : null;
  const { bankaccountstatus, isBankAccountEnterLimitReached: isLimitReached } = status;
  const isSmsOver = status.error === 'mobile_count_threshold_reached';
  const offersMobile = needsMobile(status) && !status.mobileCountThresholdReached;
  return (
    <Parts>
      {isSmsOver && <p>{t('register.bank.smsOver')}</p>}
      {bankaccountstatus === 'pending' && (!isOther || isLimitReached) ? (
        <Fragment key="code">
          <p ref={ref} tabIndex={-1}>
            {t('register.bank.codeText')}
          </p>
          <BankCodeForm />
          {isLimitReached ? (
            <p>
              {t('register.bank.limitReached')}{' '}
              <Link to={href('contact')} className={linkClass}>
                {t('register.contact')}
              </Link>
            </p>
          ) : (
            <div>
              <Button onClick={() => turn(true)}>{t('register.bank.other')}</Button>
            </div>
          )}
        </Fragment>
      ) : (
        <Fragment key="iban">
          <p ref={ref} tabIndex={-1}>
            {t('register.bank.text')}
          </p>
          <IbanForm onNamed={() => turn(false)} />
        </Fragment>
      )}
      {offersMobile && <OtherWay to="mobile">{t('register.bank.mobileInstead')}</OtherWay>}
    </Parts>
  );
}

import { href } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkClass } from '@paddock/ui/link';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Focused } from '../../shared/focused.tsx';
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
  const Text = hasMoved ? Focused : 'p';
  const { bankaccountstatus, isBankAccountEnterLimitReached: isLimitReached } = status;
  const isSmsOver = status.error === 'mobile_count_threshold_reached';
  const offersMobile = needsMobile(status) && !status.mobileCountThresholdReached;
  return (
    <Parts>
      {isSmsOver && <p>{t('register.bank.smsOver')}</p>}
      {bankaccountstatus === 'pending' && (!isOther || isLimitReached) ? (
        <Fragment key="code">
          <Text>{t('register.bank.codeText')}</Text>
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
          <Text>{t('register.bank.text')}</Text>
          <IbanForm onNamed={() => turn(false)} />
        </Fragment>
      )}
      {offersMobile && <OtherWay to="mobile">{t('register.bank.mobileInstead')}</OtherWay>}
    </Parts>
  );
}

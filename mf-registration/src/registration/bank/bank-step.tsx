import { Button } from '@paddock/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsMobile, type RegistrationStatus } from '../shared/next-step.model.ts';
import { OtherWay } from '../shared/other-way.tsx';
import { Parts } from '../shared/parts.tsx';
import { BankCodeForm } from './bank-code-form.tsx';
import { IbanForm } from './iban-form.tsx';

/** Asks for the IBAN, then for the code of the transfer. Another IBAN can be named, three in all. */
export function BankStep({ status }: { status: RegistrationStatus }) {
  const { t } = useTranslation('mf-registration');
  const [isOther, setOther] = useState(false);
  const { bankaccountstatus, isBankAccountEnterLimitReached: isLimitReached } = status;
  const isSmsOver = status.error === 'mobile_count_threshold_reached';
  const offersMobile = needsMobile(status) && !status.mobileCountThresholdReached;
  return (
    <Parts>
      {isSmsOver && <p>{t('register.bank.smsOver')}</p>}
      {bankaccountstatus === 'pending' && !isOther ? (
        <>
          <p>{t('register.bank.codeText')}</p>
          <BankCodeForm />
          {isLimitReached ? (
            <p>{t('register.bank.limitReached')}</p>
          ) : (
            <div>
              <Button onClick={() => setOther(true)}>{t('register.bank.other')}</Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p>{t('register.bank.text')}</p>
          <IbanForm onNamed={() => setOther(false)} />
        </>
      )}
      {offersMobile && <OtherWay to="mobile">{t('register.bank.mobileInstead')}</OtherWay>}
    </Parts>
  );
}

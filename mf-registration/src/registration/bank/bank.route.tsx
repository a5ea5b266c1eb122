import { useTranslation } from 'react-i18next';
import { StepPage } from '../shared/step-page.tsx';
import { BankStep } from './bank-step.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** The bank account, and the code of the transfer to it. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <StepPage step="bank" title={t('register.bank.title')}>
      {(state) => state !== 'activated' && <BankStep status={state} />}
    </StepPage>
  );
}

import { useTranslation } from 'react-i18next';
import { StepPage } from '../shared/step-page.tsx';
import { ConfirmStep } from './confirm-step.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** The terms, in version 2. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <StepPage step="confirm" title={t('register.confirmTitle')}>
      {() => <ConfirmStep />}
    </StepPage>
  );
}

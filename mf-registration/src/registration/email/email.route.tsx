import { useTranslation } from 'react-i18next';
import { StepPage } from '../shared/step-page.tsx';
import { EmailStep } from './email-step.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** The code of the mail. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <StepPage step="email" title={t('register.email.title')}>
      {(state) => state !== 'activated' && <EmailStep status={state} />}
    </StepPage>
  );
}

import { useTranslation } from 'react-i18next';
import { StepPage } from '../shared/step-page.tsx';
import { PasswordStep } from './password-step.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** The password, in version 2. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <StepPage step="password" title={t('register.field.password')}>
      {() => <PasswordStep />}
    </StepPage>
  );
}

import { useTranslation } from 'react-i18next';
import { StepPage } from '../shared/step-page.tsx';
import { MobileStep } from './mobile-step.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** Sends a code to the mobile number. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <StepPage step="mobile" title={t('register.mobile.title')}>
      {(state) => <MobileStep isSent={state !== 'activated' && state.mobileCount > 0} />}
    </StepPage>
  );
}

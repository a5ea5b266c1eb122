import { useTranslation } from 'react-i18next';
import { isMobileSettled } from '../shared/next-step.model.ts';
import { StepPage } from '../shared/step-page.tsx';
import { MobileCodeStep } from './mobile-code-step.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** The code of the SMS. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <StepPage
      step="mobile-code"
      title={t('register.mobile.codeTitle')}
      turnedAway={(state) => (isMobileSettled(state) ? t('register.mobile.notRequired') : undefined)}
    >
      {(state) => <MobileCodeStep isLast={state !== 'activated' && state.mobileCountThresholdReached} />}
    </StepPage>
  );
}

import { useTranslation } from 'react-i18next';
import { StepPage } from '../shared/step-page.tsx';
import { LimitsStep } from './limits-step.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** First limits, which hold from the first login. They may be left out. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <StepPage step="limits" title={t('register.limits.title')}>
      {() => <LimitsStep />}
    </StepPage>
  );
}

import { useTranslation } from 'react-i18next';
import { nextStep } from '../shared/next-step.model.ts';
import { OtherWay } from '../shared/other-way.tsx';
import { StepPage } from '../shared/step-page.tsx';
import { LimitsStep } from './limits-step.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** The first limits apply from the first login. A customer may skip them. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <StepPage step="limits" title={t('register.limits.title')}>
      {(state) => (
        <>
          <LimitsStep />
          <OtherWay to={nextStep(state)}>{t('register.limits.none')}</OtherWay>
        </>
      )}
    </StepPage>
  );
}

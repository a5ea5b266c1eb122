import { useTranslation } from 'react-i18next';
import { StepPage } from '../shared/step-page.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** The link of an e-mail, which leads to the next step. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return <StepPage title={t('register.title')} />;
}

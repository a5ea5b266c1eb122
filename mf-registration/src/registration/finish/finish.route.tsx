import { useIsLoggedIn } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { StepPage } from '../shared/step-page.tsx';
import { FirstLogin } from './first-login.tsx';
import { Welcome } from './welcome.tsx';

export { loadRegistration as loader } from '../shared/load-registration.ts';

/** The end: logs in, and leads to the first deposit. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  const isCustomer = useIsLoggedIn();
  return (
    <StepPage step="finish" title={t('register.finish.title')}>
      {(state) => (isCustomer ? <Welcome /> : <FirstLogin state={state} />)}
    </StepPage>
  );
}

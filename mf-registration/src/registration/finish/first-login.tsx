import { LoginButton } from '@paddock/pages/login-button';
import { useTranslation } from 'react-i18next';
import { isFinished, nextStep, type RegistrationState } from '../shared/next-step.model.ts';
import { OtherWay } from '../shared/other-way.tsx';
import { Parts } from '../shared/parts.tsx';
import { useFirstLogin } from './use-first-login.ts';

/**
 * Logs in with the e-mail address and password typed on this page; otherwise asks for the login.
 */
export function FirstLogin({ state }: { state: RegistrationState }) {
  const { t } = useTranslation('mf-registration');
  const { isPending, isError } = useFirstLogin();
  return (
    <Parts>
      <p>{t(isFinished(state) ? 'register.finish.finished' : 'register.finish.provisional')}</p>
      {isError && <p role="alert">{t('register.finish.failed')}</p>}
      <div>
        <LoginButton variant="primary" pending={isPending}>
          {t('register.logIn')}
        </LoginButton>
      </div>
      {nextStep(state, 'bank') === 'bank' && <OtherWay to="bank">{t('register.finish.bankCode')}</OtherWay>}
      {nextStep(state, 'limits') === 'limits' && <OtherWay to="limits">{t('register.finish.limits')}</OtherWay>}
    </Parts>
  );
}

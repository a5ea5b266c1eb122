import { addFormsTexts, EmailField, Form, PasswordField, SubmitButton } from '@paddock/forms';
import { email, required } from '@paddock/forms/rules';
import { href, logIn } from '@paddock/host';
import type { Credentials } from '@paddock/host/shell';
import { LateTexts } from '@paddock/pages/late-texts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { object, pipe, string } from 'valibot';
import { LOGIN_FORM_HEIGHT } from './login-form-height.ts';
import { sayRefusal } from './login-refusal.ts';
import { PasskeyLogin } from './passkey-login.tsx';

const credentials = object({
  email: pipe(string(), required(), email()),
  password: pipe(string(), required()),
});

const nothing: Credentials = { email: '', password: '' };

/** Asks for e-mail and password and logs in. Links to a new password. */
export function LoginForm() {
  const { t } = useTranslation('shell');
  const send = (entered: Credentials) =>
    logIn(entered).catch((error: unknown) => {
      throw sayRefusal(error, t);
    });
  return (
    // The button below the form would move under the customer's finger if the form came after it.
    <LateTexts add={addFormsTexts} height={LOGIN_FORM_HEIGHT}>
      <Form schema={credentials} defaultValues={nothing} label={t('login.title')} onSubmit={send}>
        <EmailField name="email" label={t('login.email')} autoComplete="username webauthn" />
        <PasswordField name="password" label={t('login.password')} />
        <SubmitButton>{t('login.send')}</SubmitButton>
        <Link to={href('passwordRecovery')}>{t('login.forgotten')}</Link>
      </Form>
      <PasskeyLogin />
    </LateTexts>
  );
}

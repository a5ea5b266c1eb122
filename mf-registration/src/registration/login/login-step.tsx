import { startRegistrationV2 } from '@paddock/api/registration';
import { Form, SubmitButton } from '@paddock/forms';
import { confirm } from '@paddock/forms/rules';
import { api, useUnsavedWork } from '@paddock/host';
import { registerDate } from '@paddock/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type InferOutput, object, pipe } from 'valibot';
import { paths } from '../../paths.ts';
import { rememberLogin } from '../../shared/login-memory.ts';
import { keepRegistrationToken, tabRegistration } from '../../shared/registration-token.ts';
import { loginEntries, noLogin } from '../shared/fields/login.model.ts';
import { LoginFields } from '../shared/fields/login-fields.tsx';
import { reportFailure } from '../shared/report-failure.ts';

const Login = pipe(object(loginEntries), confirm('email', 'emailConfirmation'));

/** User name, e-mail address and birth date. */
export function LoginStep() {
  const { t } = useTranslation('mf-registration');
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  useUnsavedWork(isDirty);
  const begin = async ({ username, email, birthdate }: InferOutput<typeof Login>) => {
    try {
      const body = { username, email, birthdate: registerDate(birthdate) };
      const { data } = await api.call(startRegistrationV2, { body, headers: tabRegistration() });
      keepRegistrationToken(data.token);
      rememberLogin({ email });
      await navigate(paths.personV2);
    } catch (error) {
      reportFailure('start', error);
      throw error;
    }
  };
  return (
    <Form
      schema={Login}
      defaultValues={noLogin}
      draft="registration-login"
      label={t('register.title')}
      onDirtyChange={setDirty}
      onSubmit={begin}
    >
      <LoginFields />
      <SubmitButton>{t('register.next')}</SubmitButton>
    </Form>
  );
}

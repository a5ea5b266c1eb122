import { setRegistrationPasswordV2 } from '@paddock/api/registration';
import { Form, SubmitButton } from '@paddock/forms';
import { confirm } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { type InferOutput, object, pipe } from 'valibot';
import { noPassword, passwordEntries } from '../../shared/entries/password.model.ts';
import { rememberLogin } from '../../shared/login-memory.ts';
import { PasswordFields } from '../shared/fields/password-fields.tsx';
import { useStepCall } from '../shared/use-step-call.ts';

const Password = pipe(object(passwordEntries), confirm('password', 'passwordConfirmation'));

/** Sets the password. */
export function PasswordStep() {
  const { t } = useTranslation('mf-registration');
  const step = useStepCall('password');
  const set = async (body: InferOutput<typeof Password>) => {
    await step((path) => api.call(setRegistrationPasswordV2, { path, body }));
    rememberLogin({ password: body.password });
  };
  return (
    <Form schema={Password} defaultValues={noPassword} label={t('register.field.password')} onSubmit={set}>
      <PasswordFields />
      <SubmitButton>{t('register.next')}</SubmitButton>
    </Form>
  );
}

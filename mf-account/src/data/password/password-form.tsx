import { Form, PasswordField, SubmitButton } from '@paddock/forms';
import { confirm, password, required } from '@paddock/forms/rules';
import { useCustomer, useUnsavedWork } from '@paddock/host';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InferOutput, object, pipe, string } from 'valibot';
import { atField } from '../../shared/refusal/at-field.ts';
import { changePasswordMutation } from './password.queries.ts';

const Schema = pipe(
  object({
    currentPassword: pipe(string(), required()),
    password: pipe(string(), required(), password()),
    passwordConfirmation: pipe(string(), required()),
  }),
  confirm('password', 'passwordConfirmation'),
);

/** @param onDone called with the number of ended sessions */
export function PasswordForm({ onDone }: { onDone: (endedSessions: number) => void }) {
  const { t } = useTranslation('mf-account');
  const { mutateAsync } = useMutation(changePasswordMutation);
  const email = useCustomer()?.email ?? '';
  const [isDirty, setDirty] = useState(false);
  useUnsavedWork(isDirty);
  const submit = async (body: InferOutput<typeof Schema>) => {
    const { endedSessions } = await mutateAsync({ body }).catch((thrown: unknown) => {
      throw atField(thrown, { wrong_password: 'currentPassword' });
    });
    onDone(endedSessions);
  };
  return (
    <Form
      schema={Schema}
      defaultValues={{ currentPassword: '', password: '', passwordConfirmation: '' }}
      label={t('password.change')}
      onSubmit={submit}
      onDirtyChange={setDirty}
    >
      <p>{t('password.lead')}</p>
      {/* Tells a password manager to which account the password belongs. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="currentPassword" label={t('password.current')} />
      <PasswordField name="password" label={t('password.new')} purpose="new" />
      <PasswordField name="passwordConfirmation" label={t('password.repeat')} purpose="repeat" />
      <SubmitButton>{t('password.save')}</SubmitButton>
    </Form>
  );
}

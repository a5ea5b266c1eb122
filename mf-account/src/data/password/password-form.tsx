import { isApiError } from '@paddock/api';
import { isRefusal } from '@paddock/api/lost-answer';
import { Form, PasswordField, SubmitButton } from '@paddock/forms';
import { confirm, password, required } from '@paddock/forms/rules';
import { takeFocusUnlessTyping } from '@paddock/ui/take-focus';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InferOutput, object, pipe, string } from 'valibot';
import { atField } from '../../shared/at-field.ts';
import { formWayOn } from '../../shared/refusal/form-way-on.tsx';
import { PasskeyProof } from '../../shared/step-up/passkey-proof.tsx';
import { useUnsavedForm } from '../../shared/use-unsaved-form.ts';
import { UserName } from '../../shared/user-name.tsx';
import { passkeysQuery } from '../shared/passkeys.queries.ts';
import { changePasswordMutation } from './password.queries.ts';

const Schema = pipe(
  object({
    currentPassword: pipe(string(), required()),
    password: pipe(string(), required(), password()),
    passwordConfirmation: pipe(string(), required()),
  }),
  confirm('password', 'passwordConfirmation'),
);
/** After a step-up, which takes the place of the current password. */
const Proven = pipe(
  object({ ...Schema.entries, currentPassword: string() }),
  confirm('password', 'passwordConfirmation'),
);

/** @param onDone called with the number of ended sessions */
export function PasswordForm({ onDone }: { onDone: (endedSessions: number) => void }) {
  const { t } = useTranslation('mf-account');
  const { mutateAsync } = useMutation(changePasswordMutation);
  const onDirtyChange = useUnsavedForm();
  const passkeys = useQuery(passkeysQuery);
  const [isProven, setProven] = useState(false);
  const hasLostAnswer = useRef(false);
  const submit = async ({ currentPassword, ...twice }: InferOutput<typeof Schema>) => {
    const body = { currentPassword: isProven ? null : currentPassword, ...twice };
    const { endedSessions } = await mutateAsync({ body }).catch((thrown: unknown) => {
      // The step-up is over: the customer proves it again, or types the current password.
      if (isApiError(thrown) && thrown.code === 'step_up_required') setProven(false);
      if (!isRefusal(thrown)) hasLostAnswer.current = true;
      // The try without an answer may have changed it.
      const words = hasLostAnswer.current ? t('password.unsure') : undefined;
      throw atField(thrown, { wrong_password: 'currentPassword' }, words);
    });
    onDone(endedSessions);
  };
  return (
    <Form
      schema={isProven ? Proven : Schema}
      defaultValues={{ currentPassword: '', password: '', passwordConfirmation: '' }}
      label={t('password.change')}
      wayOn={formWayOn}
      onSubmit={submit}
      onDirtyChange={onDirtyChange}
    >
      <p>{t('password.lead')}</p>
      <UserName />
      {isProven ? (
        <p role="status" tabIndex={-1} ref={takeFocusUnlessTyping}>
          {t('stepUp.proven')}
        </p>
      ) : (
        <PasswordField name="currentPassword" label={t('password.current')} />
      )}
      {!isProven && passkeys.data && passkeys.data.length > 0 && (
        <PasskeyProof label={t('stepUp.insteadOfPassword')} onProven={() => setProven(true)} />
      )}
      <PasswordField name="password" label={t('password.new')} purpose="new" />
      <PasswordField name="passwordConfirmation" label={t('password.repeat')} purpose="repeat" />
      <SubmitButton>{t('password.save')}</SubmitButton>
    </Form>
  );
}

import { ApiError, isApiError } from '@paddock/api';
import { isRefusal } from '@paddock/api/lost-answer';
import { sendRegistrationEmailCode } from '@paddock/api/registration';
import { EmailField, Form, SubmitButton } from '@paddock/forms';
import { confirm } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { takeFocus } from '@paddock/ui/take-focus';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type InferOutput, object, pipe } from 'valibot';
import { emailEntries, noEmail } from '../../shared/entries/email.model.ts';
import { noPassword, passwordEntries } from '../../shared/entries/password.model.ts';
import { rememberLogin } from '../../shared/login-memory.ts';
import { PasswordFields } from '../shared/fields/password-fields.tsx';
import { Parts, Ways } from '../shared/parts.tsx';
import type { useStepCall } from '../shared/use-step-call.ts';

const Address = pipe(
  object({ ...emailEntries, ...passwordEntries }),
  confirm('email', 'emailConfirmation'),
  confirm('password', 'passwordConfirmation'),
);

interface OtherAddressProps {
  /** The page's own: it follows a new token also after the way back to the code. */
  step: ReturnType<typeof useStepCall>;
  /** Called with the new address, or without one if it was not corrected. */
  onDone: (email?: string) => void;
}

/**
 * Corrects the e-mail address while it is not verified. A code is sent to the new one. The owner of
 * the wrong one may have set a password, so the customer chooses another.
 */
export function OtherAddress({ step, onDone }: OtherAddressProps) {
  const { t } = useTranslation('mf-registration');
  /** The address of a call without an answer. The new token may be in its mail alone. */
  const lost = useRef<string>(undefined);
  const mayBeVoid = (error: ApiError) => !isRefusal(error) || (lost.current !== undefined && error.status === 404);
  const correct = async ({ emailConfirmation: _, ...body }: InferOutput<typeof Address>) => {
    const { email: address, password } = body;
    const send = (path: { token: string }) => api.call(sendRegistrationEmailCode, { path, body });
    await step(send, { stays: true, mayBeVoid }).catch((error: unknown) => {
      if (!isApiError(error) || !mayBeVoid(error)) throw error;
      if (!isRefusal(error)) lost.current = address;
      const message = t('register.email.unsure', { email: lost.current });
      // The form shows the words of a refusal.
      throw new ApiError({ kind: 'api', status: 409, message });
    });
    rememberLogin({ email: address, password });
    onDone(address);
  };
  return (
    <Parts>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t('register.email.correct')}
      </h2>
      <p>{t('register.email.correctText')}</p>
      <Form
        schema={Address}
        defaultValues={{ ...noEmail, ...noPassword }}
        label={t('register.email.correct')}
        onSubmit={correct}
      >
        <EmailField name="email" label={t('register.field.email')} />
        <EmailField name="emailConfirmation" label={t('register.field.emailConfirmation')} />
        <PasswordFields />
        <Ways>
          <SubmitButton>{t('register.email.send')}</SubmitButton>
          <Button onClick={() => onDone()}>{t('register.back')}</Button>
        </Ways>
      </Form>
    </Parts>
  );
}

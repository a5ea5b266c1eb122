import { ApiError, isApiError } from '@paddock/api';
import { isRefusal } from '@paddock/api/lost-answer';
import { sendRegistrationEmailCode } from '@paddock/api/registration';
import { EmailField, Form, SubmitButton } from '@paddock/forms';
import { confirm, email, length, required } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { takeFocus } from '@paddock/ui/take-focus';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { rememberLogin } from '../../shared/login-memory.ts';
import { Parts, Ways } from '../shared/parts.tsx';
import { useStepCall } from '../shared/use-step-call.ts';

const Address = pipe(
  object({ email: pipe(string(), required(), email(), length(0, 254)), emailConfirmation: pipe(string(), required()) }),
  confirm('email', 'emailConfirmation'),
);

/**
 * Corrects the e-mail address while it is not verified. A code is sent to the new one.
 * @param onDone called with the new address, or without one if it was not corrected
 */
export function OtherAddress({ onDone }: { onDone: (email?: string) => void }) {
  const { t } = useTranslation('mf-registration');
  const step = useStepCall('email');
  /** The address of a call without an answer. The new token may be in its mail alone. */
  const lost = useRef<string>(undefined);
  const mayBeVoid = (error: ApiError) => !isRefusal(error) || (lost.current !== undefined && error.status === 404);
  const correct = async ({ email: address }: { email: string }) => {
    const send = (path: { token: string }) => api.call(sendRegistrationEmailCode, { path, body: { email: address } });
    await step(send, { stays: true, mayBeVoid }).catch((error: unknown) => {
      if (!isApiError(error) || !mayBeVoid(error)) throw error;
      if (!isRefusal(error)) lost.current = address;
      const message = t('register.email.unsure', { email: lost.current });
      // The form shows the words of a refusal.
      throw new ApiError({ kind: 'api', status: 409, message });
    });
    rememberLogin({ email: address });
    onDone(address);
  };
  return (
    <Parts>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t('register.email.correct')}
      </h2>
      <Form
        schema={Address}
        defaultValues={{ email: '', emailConfirmation: '' }}
        label={t('register.email.correct')}
        onSubmit={correct}
      >
        <EmailField name="email" label={t('register.field.email')} />
        <EmailField name="emailConfirmation" label={t('register.field.emailConfirmation')} />
        <Ways>
          <SubmitButton>{t('register.email.send')}</SubmitButton>
          <Button onClick={() => onDone()}>{t('register.back')}</Button>
        </Ways>
      </Form>
    </Parts>
  );
}

import { sendRegistrationEmailCode } from '@paddock/api/registration';
import { EmailField, Form, SubmitButton } from '@paddock/forms';
import { confirm, email, length, required } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { takeFocus } from '@paddock/ui/take-focus';
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
  const correct = async ({ email: address }: { email: string }) => {
    await step((path) => api.call(sendRegistrationEmailCode, { path, body: { email: address } }), { stays: true });
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

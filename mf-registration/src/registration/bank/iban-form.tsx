import { updateRegistrationIban } from '@paddock/api/registration';
import { Form, IbanField, SubmitButton } from '@paddock/forms';
import { iban, required } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { useStepCall } from '../shared/use-step-call.ts';

const Account = object({ iban: pipe(string(), required(), iban()) });

/** Asks for the bank account. One cent with a code is transferred to it. */
export function IbanForm({ onNamed }: { onNamed: () => void }) {
  const { t } = useTranslation('mf-registration');
  const step = useStepCall('bank');
  const name = async (body: { iban: string }) => {
    await step((path) => api.call(updateRegistrationIban, { path, body }), { stays: true });
    onNamed();
  };
  return (
    <Form schema={Account} defaultValues={{ iban: '' }} label={t('register.bank.title')} onSubmit={name}>
      <IbanField name="iban" label={t('register.bank.iban')} help={t('register.bank.ibanHelp')} />
      <SubmitButton>{t('register.bank.send')}</SubmitButton>
    </Form>
  );
}

import { setRegistrationBankCode } from '@paddock/api/registration';
import { CodeField, Form, SubmitButton } from '@paddock/forms';
import { bankCode } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { useStepCall } from '../shared/use-step-call.ts';

const BankCode = object({ code: bankCode() });

/** Asks for the code in the purpose of the transfer. It validates the account. */
export function BankCodeForm() {
  const { t } = useTranslation('mf-registration');
  const step = useStepCall('bank');
  return (
    <Form
      schema={BankCode}
      defaultValues={{ code: '' }}
      label={t('register.bank.title')}
      onSubmit={(body) => step((path) => api.call(setRegistrationBankCode, { path, body }))}
    >
      <CodeField of="deposit" name="code" label={t('register.bank.code')} help={t('register.bank.codeHelp')} />
      <SubmitButton>{t('register.confirm')}</SubmitButton>
    </Form>
  );
}

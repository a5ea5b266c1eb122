import { CodeField, Form, SubmitButton } from '@paddock/forms';
import { bankCode } from '@paddock/forms/rules';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { atField } from '../../shared/at-field.ts';
import { type BankAccount, setBankCodeMutation } from '../../shared/bank-account/bank-account.queries.ts';
import { formatIban } from '../../shared/bank-account/format-iban.ts';
import { formWayOn } from '../../shared/refusal/form-way-on.tsx';

const Schema = object({ code: bankCode() });

/** Validates the bank account that waits for its code. */
export function BankCodeForm({ iban }: Pick<BankAccount, 'iban'>) {
  const { t } = useTranslation('mf-account');
  const { mutateAsync } = useMutation(setBankCodeMutation);
  const submit = async (body: { code: string }) => {
    await mutateAsync({ body }).catch((thrown: unknown) => {
      throw atField(thrown, { wrong_bank_code: 'code' });
    });
  };
  return (
    <Form schema={Schema} defaultValues={{ code: '' }} label={t('bankCode.title')} wayOn={formWayOn} onSubmit={submit}>
      <p>{t('bankCode.lead', { iban: formatIban(iban ?? '') })}</p>
      <CodeField name="code" of="deposit" label={t('bankCode.code')} help={t('bankCode.help')} />
      <SubmitButton>{t('bankCode.save')}</SubmitButton>
    </Form>
  );
}

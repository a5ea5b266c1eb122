import { validateIdentity } from '@paddock/api/customer';
import { DateField, Form, SelectField, SubmitButton, TextField } from '@paddock/forms';
import { calendarDate, dateAfter, matches, required } from '@paddock/forms/rules';
import { serverNow } from '@paddock/host';
import { apiDate } from '@paddock/i18n';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { Button } from '@paddock/ui/button';
import { takeFocus } from '@paddock/ui/take-focus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InferOutput, object, picklist, pipe, string, transform } from 'valibot';
import type { ModalContentProps } from '../../modal-contents.ts';
import { Actions } from '../shared/modal-page.tsx';
import { useModalCall } from '../shared/use-modal-call.ts';

const DOCUMENTS = ['id_card', 'passport', 'residence_permit'] as const;
const today = () => apiDate(serverNow());

const schema = object({
  documentType: pipe(string(), required(), picklist(DOCUMENTS)),
  documentNumber: pipe(
    string(),
    required(),
    transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
    matches(/^[A-Z0-9]{5,20}$/),
  ),
  documentExpires: pipe(string(), required(), calendarDate(), dateAfter(today)),
});

/** Sends a document to check the identity. The check continues in the background. */
export function IdentityForm({ accept, reject }: Pick<ModalContentProps, 'accept' | 'reject'>) {
  const { t } = useTranslation('shell');
  const { mutateAsync } = useModalCall(validateIdentity);
  const [outcome, setOutcome] = useState<'pending' | 'validated'>();
  const check = async (document: InferOutput<typeof schema>) => {
    const { status } = await mutateAsync({ body: document });
    setOutcome(status);
  };
  // Only after the press: new customer data closes this modal before the outcome could be read.
  const goOn = () => {
    accept();
    void readCustomerAgain();
  };
  if (outcome) {
    return (
      <>
        <p ref={takeFocus} tabIndex={-1}>
          {t(`modals.identity.${outcome}`)}
        </p>
        <Actions>
          <Button variant="primary" onClick={goOn}>
            {t('modals.goOn')}
          </Button>
        </Actions>
      </>
    );
  }
  const documents = DOCUMENTS.map((value) => ({ value, label: t(`modals.identity.documents.${value}`) }));
  return (
    <Form
      schema={schema}
      defaultValues={{ documentType: '', documentNumber: '', documentExpires: '' }}
      label={t('modals.identity.form')}
      onSubmit={check}
    >
      <SelectField name="documentType" label={t('modals.identity.documentType')} options={documents} />
      <TextField
        name="documentNumber"
        label={t('modals.identity.documentNumber')}
        help={t('modals.identity.documentNumberHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        size="short"
      />
      <DateField name="documentExpires" label={t('modals.identity.documentExpires')} min={today()} />
      <Actions>
        <SubmitButton>{t('modals.identity.send')}</SubmitButton>
        <Button onClick={reject}>{t('modals.later')}</Button>
      </Actions>
    </Form>
  );
}

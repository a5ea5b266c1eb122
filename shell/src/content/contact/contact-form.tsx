import type { ApiData, ApiInput } from '@paddock/api';
import { EmailField, Form, SelectField, SubmitButton, TextArea, TextField } from '@paddock/forms';
import { email, length, required } from '@paddock/forms/rules';
import { useCustomer, useUnsavedWork } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { takeFocus } from '@paddock/ui/take-focus';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import styles from './contact.module.css';
import { contactMutation } from './contact.queries.ts';

type Message = ApiInput<'sendContact'>['body'];

// The lengths in the contract.
const Schema = object({
  subject: pipe(string(), required()),
  name: pipe(string(), required(), length(2, 100)),
  email: pipe(string(), required(), email(), length(0, 254)),
  message: pipe(string(), required(), length(10, 4000)),
});

interface ContactFormProps {
  subjects: ApiData<'getContact'>['subjects'];
}

/** A message to the customer service. For a customer, the name and address are filled in. */
export function ContactForm({ subjects }: ContactFormProps) {
  const { t } = useTranslation('shell');
  const customer = useCustomer();
  const [writer, setWriter] = useState(customer);
  const send = useMutation(contactMutation());
  const [isDirty, setDirty] = useState(false);
  useUnsavedWork(isDirty && !send.isSuccess);
  // The customer may load after the page: the form is filled in only while it is untouched.
  if (!isDirty && writer !== customer) setWriter(customer);
  if (send.isSuccess) return <Sent onMore={send.reset} />;
  return (
    <Form
      key={writer?.id}
      schema={Schema}
      defaultValues={{
        subject: '',
        name: writer ? `${writer.firstname} ${writer.lastname}` : '',
        email: writer?.email ?? '',
        message: '',
      }}
      draft="contact"
      label={t('contact.form')}
      onDirtyChange={setDirty}
      // The options are the contract's codes.
      onSubmit={(values) => send.mutateAsync({ body: values as Message })}
    >
      <SelectField
        name="subject"
        label={t('contact.subject')}
        options={subjects.map(({ code, title }) => ({ value: code, label: title }))}
      />
      <TextField name="name" label={t('contact.name')} autoComplete="name" />
      <EmailField name="email" label={t('contact.email')} />
      <TextArea name="message" label={t('contact.message')} rows={6} />
      <SubmitButton>{t('contact.send')}</SubmitButton>
    </Form>
  );
}

/** Confirms the sent message. It takes the focus, because the form that had it is gone. */
function Sent({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div role="status" className={styles.sent}>
      <h3 ref={takeFocus} tabIndex={-1}>
        {t('contact.sent')}
      </h3>
      <p>{t('contact.sentText')}</p>
      <Button onClick={onMore}>{t('contact.more')}</Button>
    </div>
  );
}

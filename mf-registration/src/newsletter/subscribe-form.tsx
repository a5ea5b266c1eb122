import { subscribeNewsletter } from '@paddock/api/registration';
import { CheckboxField, DateField, EmailField, Form, SelectField, SubmitButton, TextField } from '@paddock/forms';
import { api, useCustomer, useUnsavedWork } from '@paddock/host';
import { Outcome } from '@paddock/pages/outcome';
import { Card } from '@paddock/ui/card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SALUTATIONS, SubscriptionForm, subscriptionOf } from './subscription.model.ts';

/** Subscribes to the newsletter. For a customer, the known data is filled in. */
export function SubscribeForm() {
  const { t } = useTranslation('mf-registration');
  const customer = useCustomer();
  const [reader, setReader] = useState(customer);
  const [isDirty, setDirty] = useState(false);
  const [isSent, setSent] = useState(false);
  useUnsavedWork(isDirty && !isSent);
  // The customer may load after the page: the form is filled in only while it is untouched.
  if (!isDirty && reader !== customer) setReader(customer);
  if (isSent) return <Outcome title={t('newsletter.sent.title')} text={t('newsletter.sent.text')} />;
  return (
    <Card title={t('newsletter.form')}>
      <Form
        key={reader?.id}
        schema={SubscriptionForm}
        defaultValues={{
          email: reader?.email ?? '',
          emailConfirmation: reader?.email ?? '',
          birthdate: reader?.birthdate ?? '',
          salutation: reader?.salutation ?? '',
          firstname: reader?.firstname ?? '',
          lastname: reader?.lastname ?? '',
          consent: false,
        }}
        draft="newsletter"
        label={t('newsletter.form')}
        onDirtyChange={setDirty}
        onSubmit={async (values) => {
          await api.call(subscribeNewsletter, { body: subscriptionOf(values, t('newsletter.consent')) });
          setSent(true);
        }}
      >
        <EmailField name="email" label={t('newsletter.email')} />
        <EmailField name="emailConfirmation" label={t('newsletter.emailConfirmation')} />
        <DateField name="birthdate" label={t('newsletter.birthdate')} autoComplete="bday" />
        <SelectField
          name="salutation"
          label={t('newsletter.salutation')}
          options={SALUTATIONS.map((value) => ({ value, label: t(`newsletter.salutations.${value}`) }))}
        />
        <TextField name="firstname" label={t('newsletter.firstname')} autoComplete="given-name" />
        <TextField name="lastname" label={t('newsletter.lastname')} autoComplete="family-name" />
        <CheckboxField name="consent" label={t('newsletter.consentName')}>
          {t('newsletter.consent')}
        </CheckboxField>
        <SubmitButton>{t('newsletter.send')}</SubmitButton>
      </Form>
    </Card>
  );
}

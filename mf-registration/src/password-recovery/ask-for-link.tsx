import { startPasswordRecovery } from '@paddock/api/auth';
import { EmailField, Form, SubmitButton } from '@paddock/forms';
import { api } from '@paddock/host';
import { Outcome } from '@paddock/pages/outcome';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { takeFocus } from '@paddock/ui/take-focus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { emailEntries } from '../shared/entries/email.model.ts';

const schema = object({ email: emailEntries.email });

/** The answer is the same for each address, so that it does not reveal customers. */
export function AskForLink() {
  const { t } = useTranslation('mf-registration');
  const [sentTo, setSentTo] = useState('');
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Outcome title={t('passwordRecovery.sent.title')} text={t('passwordRecovery.sent.text', { email: sentTo })}>
        <Button onClick={() => setSent(false)}>{t('passwordRecovery.sent.again')}</Button>
      </Outcome>
    );
  }
  return (
    <Card>
      <Form
        schema={schema}
        defaultValues={{ email: sentTo }}
        label={t('passwordRecovery.title')}
        onSubmit={async (body) => {
          await api.call(startPasswordRecovery, { body });
          setSentTo(body.email);
          setSent(true);
        }}
      >
        <p ref={sentTo === '' ? null : takeFocus} tabIndex={-1}>
          {t('passwordRecovery.text')}
        </p>
        <EmailField name="email" label={t('passwordRecovery.email')} />
        <SubmitButton>{t('passwordRecovery.send')}</SubmitButton>
      </Form>
    </Card>
  );
}

import { Form, PasswordField, SubmitButton } from '@paddock/forms';
import { required } from '@paddock/forms/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InferOutput, object, pipe, string } from 'valibot';
import { atField } from '../../shared/at-field.ts';
import { formWayOn } from '../../shared/refusal/form-way-on.tsx';
import { UserName } from '../../shared/user-name.tsx';
import styles from './passkeys.module.css';
import { makePasskey, NoPasskey } from './passkeys.queries.ts';

const Schema = object({ currentPassword: pipe(string(), required()) });

/** Asks for the password, then has the browser create a passkey. */
export function PasskeyForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('mf-account');
  const [isNone, setNone] = useState(false);
  const submit = async ({ currentPassword }: InferOutput<typeof Schema>) => {
    setNone(false);
    try {
      await makePasskey(currentPassword);
    } catch (thrown) {
      if (!(thrown instanceof NoPasskey)) throw atField(thrown, { wrong_password: 'currentPassword' });
      setNone(true);
      return;
    }
    onDone();
  };
  return (
    <Form
      schema={Schema}
      defaultValues={{ currentPassword: '' }}
      label={t('passkeys.add')}
      wayOn={formWayOn}
      onSubmit={submit}
    >
      <UserName />
      <PasswordField name="currentPassword" label={t('password.current')} />
      <p role="alert" className={styles.none}>
        {isNone && t('passkeys.none')}
      </p>
      <SubmitButton>{t('passkeys.make')}</SubmitButton>
    </Form>
  );
}

import { Form, PasswordField, SubmitButton } from '@paddock/forms';
import { required } from '@paddock/forms/rules';
import { Dialog } from '@paddock/ui/dialog';
import { useTranslation } from 'react-i18next';
import { type InferOutput, object, pipe, string } from 'valibot';
import { atField } from '../at-field.ts';
import { UserName } from '../user-name.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import styles from './step-up.module.css';
import { stepUpByPassword } from './step-up.queries.ts';

const Schema = object({ currentPassword: pipe(string(), required()) });

interface StepUpDialogProps {
  onProven: () => void;
  onLeave: () => void;
}

/** Has a customer with a passkey step up: by the passkey, or by the password. */
export function StepUpDialog({ onProven, onLeave }: StepUpDialogProps) {
  const { t } = useTranslation('mf-account');
  const submit = async ({ currentPassword }: InferOutput<typeof Schema>) => {
    await stepUpByPassword(currentPassword).catch((thrown: unknown) => {
      throw atField(thrown, { wrong_password: 'currentPassword' });
    });
    onProven();
  };
  return (
    <Dialog size="small" title={t('stepUp.title')} onClose={onLeave} closeLabel={t('stepUp.leave')}>
      <div className={styles.ways}>
        <p>{t('stepUp.lead')}</p>
        <PasskeyProof label={t('stepUp.byPasskey')} isPrimary onProven={onProven} />
        <Form schema={Schema} defaultValues={{ currentPassword: '' }} label={t('stepUp.byPassword')} onSubmit={submit}>
          <UserName />
          <PasswordField name="currentPassword" label={t('password.current')} />
          <SubmitButton variant="secondary">{t('stepUp.byPassword')}</SubmitButton>
        </Form>
      </div>
    </Dialog>
  );
}

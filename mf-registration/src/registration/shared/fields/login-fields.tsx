import { DateField, EmailField, TextField } from '@paddock/forms';
import { useTranslation } from 'react-i18next';
import { useLoginCheck } from './use-login-check.ts';

/** User name, e-mail address and birth date. The server checks them while they are typed. */
export function LoginFields() {
  const { t } = useTranslation('mf-registration');
  const refused = useLoginCheck();
  return (
    <>
      <TextField
        name="username"
        label={t('register.field.username')}
        help={t('register.field.usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        refusal={refused.includes('username') ? t('register.field.usernameTaken') : undefined}
      />
      <EmailField name="email" label={t('register.field.email')} help={t('register.field.emailHelp')} />
      <EmailField name="emailConfirmation" label={t('register.field.emailConfirmation')} />
      <DateField
        name="birthdate"
        label={t('register.field.birthdate')}
        autoComplete="bday"
        refusal={refused.includes('birthdate') ? t('register.field.tooYoung') : undefined}
      />
    </>
  );
}

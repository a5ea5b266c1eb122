import { PasswordField } from '@paddock/forms';
import { useTranslation } from 'react-i18next';

export function PasswordFields() {
  const { t } = useTranslation('mf-registration');
  return (
    <>
      <PasswordField name="password" label={t('register.field.password')} purpose="new" />
      <PasswordField name="passwordConfirmation" label={t('register.field.passwordConfirmation')} purpose="repeat" />
    </>
  );
}

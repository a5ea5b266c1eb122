import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { Unfold } from '../shared/unfold.tsx';
import { PasswordForm } from './password-form.tsx';

/** The change of the password, which ends all other sessions. */
export function Password() {
  const { t } = useTranslation('mf-account');
  return (
    <Card title={t('password.title')}>
      <Unfold label={t('password.change')}>
        {(close) => <PasswordForm onDone={(ended) => close(t('password.changed', { count: ended }))} />}
      </Unfold>
    </Card>
  );
}

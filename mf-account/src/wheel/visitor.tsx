import { LoginInvitation } from '@paddock/pages/login-invitation';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';

/** A visitor is asked to log in. */
export function Visitor() {
  const { t } = useTranslation('mf-account');
  return (
    <Card>
      <LoginInvitation text={t('wheel.visitor')} variant="primary" />
    </Card>
  );
}

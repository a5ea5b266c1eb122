import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { BegunSlot } from '../../shared/begun/begun.slot.tsx';
import { prefetchNoticed } from '../../shared/begun/noticed.queries.ts';
import { RegistrationPage } from '../shared/registration-page.tsx';
import { LoginStep } from './login-step.tsx';

export async function loader() {
  await prefetchNoticed();
  return null;
}

/** The start of a registration in version 2. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <RegistrationPage step="start" title={t('register.part.login')} lead={t('register.start.lead')}>
      <BegunSlot />
      <Card>
        <LoginStep />
      </Card>
    </RegistrationPage>
  );
}

import { logOut } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';

/** The other way out of a modal that must be answered. */
export function LogOutInstead() {
  const { t } = useTranslation('shell');
  return <Button onClick={() => logOut({ goHome: true })}>{t('modals.logOutInstead')}</Button>;
}

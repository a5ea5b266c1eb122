import { logOut } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';

/** The alternative to answering a modal that cannot be dismissed. */
export function LogOutInstead() {
  const { t } = useTranslation('shell');
  return <Button onClick={() => logOut({ goHome: true })}>{t('modals.logOutInstead')}</Button>;
}

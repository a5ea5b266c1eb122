import { Page, useIsLoggedIn } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { AskForLink } from './ask-for-link.tsx';
import { GuestsOnly } from './shared/guests-only.tsx';

/** Requests the e-mail with the link for a new password. For visitors only (second spec §6). */
export function Component() {
  const { t } = useTranslation('mf-registration');
  const isCustomer = useIsLoggedIn();
  return <Page title={t('passwordRecovery.title')}>{isCustomer ? <GuestsOnly /> : <AskForLink />}</Page>;
}

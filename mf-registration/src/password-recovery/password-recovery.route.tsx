import { Page, useIsLoggedIn } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { AskForLink } from './ask-for-link.tsx';
import { GuestsOnly } from './shared/guests-only.tsx';
import { TEXTS } from './texts.ts';

/** Requests the e-mail with the link for a new password. For visitors only (second spec §6). */
export function Component() {
  useTexts('mf-registration', TEXTS);
  const { t } = useTranslation('mf-registration');
  const isCustomer = useIsLoggedIn();
  return <Page title={t('passwordRecovery.title')}>{isCustomer ? <GuestsOnly /> : <AskForLink />}</Page>;
}

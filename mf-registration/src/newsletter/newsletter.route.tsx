import { Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { SubscribeForm } from './subscribe-form.tsx';
import { TEXTS } from './texts.ts';

/** The form that subscribes to the newsletter. The link of an e-mail confirms it. */
export function Component() {
  useTexts('mf-registration', TEXTS);
  const { t } = useTranslation('mf-registration');
  return (
    <Page title={t('newsletter.title')} lead={t('newsletter.lead')}>
      <SubscribeForm />
    </Page>
  );
}

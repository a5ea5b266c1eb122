import { Page } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { SubscribeForm } from './subscribe-form.tsx';

/** The form that subscribes to the newsletter. The link of an e-mail confirms it. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <Page title={t('newsletter.title')} lead={t('newsletter.lead')}>
      <SubscribeForm />
    </Page>
  );
}

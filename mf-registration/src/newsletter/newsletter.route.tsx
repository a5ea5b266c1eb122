import { Page } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { SubscribeForm } from './subscribe-form.tsx';

/** The newsletter, to be asked for. A mail's link confirms it. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <Page title={t('newsletter.title')} lead={t('newsletter.lead')}>
      <SubscribeForm />
    </Page>
  );
}

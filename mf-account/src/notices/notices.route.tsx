import { isLoggedIn, queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { notesQuery } from './notices.queries.ts';
import { Notices } from './notices.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  if (isLoggedIn()) void queryClient.prefetchQuery(notesQuery);
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  return (
    <Page title={t('notices.title')} lead={t('notices.lead')}>
      <Notices />
    </Page>
  );
}

import { isLoggedIn, queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../shared/customer.queries.ts';
import { WhenRead } from '../shared/when-read.tsx';
import { FavoriteMail } from './favorite-mail.tsx';
import { favoritesQuery } from './favorites.queries.ts';
import { Favorites } from './favorites.tsx';
import { TEXTS } from './texts.ts';

export function loader() {
  if (isLoggedIn()) void queryClient.prefetchQuery(favoritesQuery);
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  return (
    <Page title={t('favorites.title')} lead={t('favorites.lead')}>
      <WhenRead queries={[useQuery(customerQuery)]}>
        <FavoriteMail />
        <Favorites />
      </WhenRead>
    </Page>
  );
}

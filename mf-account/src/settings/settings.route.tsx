import { Page, QueryPart } from '@paddock/pages';
import { preferencesMutation } from '@paddock/pages/customer-changes';
import { useTexts } from '@paddock/pages/room-texts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../shared/customer.queries.ts';
import { CountryOrder } from './country-order/country-order.tsx';
import { Display } from './display.tsx';
import { Notifications } from './notifications.tsx';
import { ProPlatform } from './pro-platform.tsx';
import { TEXTS } from './texts.ts';

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const query = useQuery(customerQuery);
  const { mutate } = useMutation(preferencesMutation);
  return (
    <Page title={t('settings.title')} lead={t('settings.lead')}>
      <QueryPart query={query} skeleton={{ height: '60rem' }}>
        {({ preferences, settings, isPro }) => (
          <>
            <Notifications preferences={preferences} settings={settings} />
            <Display preferences={preferences} settings={settings} />
            <CountryOrder
              orders={preferences.countriesOrders}
              onSort={(countriesOrders) => mutate({ body: { countriesOrders } })}
            />
            <ProPlatform isPro={isPro} />
          </>
        )}
      </QueryPart>
    </Page>
  );
}

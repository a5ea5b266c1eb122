import { Page, QueryPart } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../../shared/customer.queries.ts';
import { AddressForm } from './address-form.tsx';
import { TEXTS } from './texts.ts';

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const query = useQuery(customerQuery);
  return (
    <Page title={t('address.title')} lead={t('address.lead')}>
      <QueryPart query={query} skeleton={{ height: '24rem' }}>
        {({ address }) => <AddressForm address={address} />}
      </QueryPart>
    </Page>
  );
}

import { Page, QueryPart } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../shared/customer.queries.ts';
import { CustomerCard } from './customer-card.tsx';
import { TEXTS } from './texts.ts';

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const query = useQuery(customerQuery);
  return (
    <Page title={t('pageCard.title')} lead={t('pageCard.lead')}>
      <QueryPart query={query} skeleton={{ height: '14rem' }}>
        {(customer) => <CustomerCard customer={customer} />}
      </QueryPart>
    </Page>
  );
}

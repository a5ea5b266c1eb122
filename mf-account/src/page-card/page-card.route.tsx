import { Page, QueryPart } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../shared/customer.queries.ts';
import { CustomerCard } from './customer-card.tsx';

export function Component() {
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

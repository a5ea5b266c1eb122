import { LazyPart, QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useTranslation } from 'react-i18next';
import { openPaymentsQuery, type Payment } from './money.queries.ts';

// Most customers have no open payment.
const listView = createLazyView(async () => (await import('./open-payment-list.tsx')).OpenPaymentList);

/** The height of a payment: four lines on a phone, one on a desktop. */
const LINE = 'clamp(3.25rem, 9rem - 7vw, 9rem)';

/** The unfinished payments, of one direction or both. Renders nothing if there are none. */
export function OpenPayments({ direction }: { direction?: Payment['direction'] }) {
  const { t } = useTranslation('mf-account');
  // A payment ends by itself, or with the provider's answer.
  const query = useRefreshedQuery(openPaymentsQuery, (open) => (open?.length ? 'medium' : null));
  const isShown = (payment: Payment) => payment.direction === (direction ?? payment.direction);
  const payments = query.data?.filter(isShown) ?? [];
  if (query.data ? payments.length === 0 : !query.error) return null;
  return (
    <Card title={t('openPayments.title')}>
      <QueryPart query={query} skeleton={null}>
        {() => <LazyPart part={listView} props={{ payments }} height={`calc(${payments.length} * ${LINE})`} />}
      </QueryPart>
    </Card>
  );
}

import { isApiError } from '@paddock/api';
import { QueryPart } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { voucherQuery } from '../shared/vouchers/vouchers.queries.ts';
import { VoucherCard } from './voucher-card.tsx';

/** The voucher in the URL. */
export function OneVoucher({ id }: { id: number }) {
  const { t } = useTranslation('mf-account');
  const query = useQuery(voucherQuery(id));
  if (isApiError(query.error) && query.error.status === 404) {
    return (
      <Card title={t('vouchers.one')}>
        <EmptyState title={t('vouchers.unknown')} />
      </Card>
    );
  }
  return (
    <QueryPart query={query} skeleton={{ height: 'max(13.55rem, 21.7rem - 10.2vw)' }}>
      {(voucher) => <VoucherCard voucher={voucher} />}
    </QueryPart>
  );
}

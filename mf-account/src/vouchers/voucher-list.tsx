import { QueryPart } from '@paddock/pages';
import { Pager } from '@paddock/pages/pager';
import { EmptyState } from '@paddock/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vouchersQuery } from '../shared/vouchers/vouchers.queries.ts';
import { type VouchersChoice, writeVouchersChoice } from '../shared/vouchers/vouchers-choice.model.ts';
import { VoucherCard } from './voucher-card.tsx';
import styles from './vouchers.module.css';

/** The customer's vouchers, the newest first, without the one that is above them. */
export function VoucherList({ choice: { voucherId, page } }: { choice: VouchersChoice }) {
  const { t } = useTranslation('mf-account');
  return (
    <QueryPart query={useQuery(vouchersQuery(page))} skeleton={{ height: '10rem' }}>
      {({ data, pagination }) => (
        <Pager
          page={page}
          pages={pagination?.totalPages ?? 1}
          to={(to) => writeVouchersChoice({ voucherId: null, page: to })}
        >
          {data.length === 0 ? (
            <EmptyState title={t('vouchers.none')} text={t('vouchers.noneText')} />
          ) : (
            <ul className={styles.vouchers}>
              {data
                .filter(({ id }) => id !== voucherId)
                .map((voucher) => (
                  <li key={voucher.id}>
                    <VoucherCard voucher={voucher} />
                  </li>
                ))}
            </ul>
          )}
        </Pager>
      )}
    </QueryPart>
  );
}

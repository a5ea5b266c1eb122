import { useCustomer } from '@paddock/host';
import { formatDate } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TotalsList } from './totals-list.tsx';
import { TransactionTable } from './transaction-table.tsx';
import { statementQuery } from './transactions.queries.ts';
import type { TransactionsChoice } from './transactions-choice.model.ts';

/** All chosen entries on one sheet, with the customer, the days and the sums. */
export function Statement({ choice }: { choice: TransactionsChoice }) {
  const { t } = useTranslation('mf-account');
  const customer = useCustomer();
  const query = useQuery(statementQuery(choice));
  const types = choice.types.map((type) => t(`transactions.type.${type}`));
  return (
    <>
      <p>
        {customer && `${customer.firstname} ${customer.lastname}, `}
        {t('transactionPrint.days', { from: formatDate(choice.from), to: formatDate(choice.to) })}
        {types.length > 0 && `, ${types.join(', ')}`}
      </p>
      <QueryPart query={query} skeleton={{ height: '40rem' }}>
        {({ entries, totals }) => (
          <>
            <TotalsList totals={totals} choice={choice} />
            {entries.length === 0 ? <p>{t('transactions.none')}</p> : <TransactionTable entries={entries} />}
          </>
        )}
      </QueryPart>
    </>
  );
}

import { useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './transactions.module.css';
import type { Transaction } from './transactions.queries.ts';
import { useReferenceWords } from './use-reference-words.ts';

interface TransactionTableProps {
  entries: readonly Transaction[];
}

/** Entries with the balance after each. */
export function TransactionTable({ entries }: TransactionTableProps) {
  const { t } = useTranslation('mf-account');
  return (
    <Table caption={t('transactions.title')} captionHidden>
      <thead>
        <tr>
          <HeaderCell>{t('transactions.column.type')}</HeaderCell>
          <HeaderCell detail>{t('transactions.column.reference')}</HeaderCell>
          <HeaderCell numeric>{t('transactions.column.amount')}</HeaderCell>
          <HeaderCell numeric>{t('transactions.column.balance')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          // A row has no state. With its place as key, the next page reuses the rows that are
          // there.
          <Entry key={index} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

const Entry = memo(function Entry({ entry }: { entry: Transaction }) {
  const { type, amount, balance, reference, bookedAt } = entry;
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const words = useReferenceWords()(reference);
  return (
    <tr>
      <HeaderCell scope="row">
        {t(`transactions.type.${type}`)} <span className={styles.when}>{formatDateTime(bookedAt)}</span>{' '}
        <span className={styles.reference}>{words}</span>
      </HeaderCell>
      <Cell detail>{words}</Cell>
      <Cell numeric className={amount > 0 ? styles.received : undefined}>
        {amount > 0 && '+'}
        {formatMoney(amount, locale)}
      </Cell>
      <Cell numeric>{formatMoney(balance, locale)}</Cell>
    </tr>
  );
});

import { QueryPart, type ShownQuery, useToday } from '@paddock/pages';
import { Pager } from '@paddock/pages/pager';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { useTwoCommits } from '../shared/use-two-commits.ts';
import { WhenRead } from '../shared/when-read.tsx';
import { FileButton } from './file-button.tsx';
import { TotalsList } from './totals-list.tsx';
import { TransactionTable } from './transaction-table.tsx';
import styles from './transactions.module.css';
import { type Totals, totalsQuery, transactionsQuery } from './transactions.queries.ts';
import {
  parseTransactionsChoice,
  type TransactionsChoice,
  writeTransactionsChoice,
} from './transactions-choice.model.ts';
import { TransactionsFilter } from './transactions-filter.tsx';

/** The chosen entries with their sums, a page at a time. */
export function Transactions() {
  const today = useToday();
  const choice = parseTransactionsChoice(useSearchParams()[0], today);
  const totals = useQuery(totalsQuery(choice));
  return (
    <>
      <TransactionsFilter choice={choice} today={today} />
      <Sums choice={choice} query={totals} />
      <WhenRead queries={[totals]}>
        <Entries choice={choice} />
      </WhenRead>
    </>
  );
}

/** The sums, and the ways to take the entries along. */
function Sums({ choice, query }: { choice: TransactionsChoice; query: ShownQuery<Totals> }) {
  const { t } = useTranslation('mf-account');
  return (
    <Card
      title={t('transactions.totals')}
      aside={
        <div className={styles.actions}>
          <FileButton choice={choice} />
          <Link
            to={`${paths.transactionPrint}${writeTransactionsChoice({ ...choice, page: 1 })}`}
            className={linkButtonClass()}
          >
            {t('transactions.print')}
          </Link>
        </div>
      }
    >
      <QueryPart query={query} skeleton={{ height: '6rem' }}>
        {(totals) => <TotalsList totals={totals} choice={choice} />}
      </QueryPart>
    </Card>
  );
}

function Entries({ choice }: { choice: TransactionsChoice }) {
  const { t } = useTranslation('mf-account');
  const query = useQuery(transactionsQuery(choice));
  // That a former filter had no entries says nothing of this one.
  if (query.isPlaceholderData && query.data?.data.length === 0) return <Skeleton height="40rem" />;
  return (
    <QueryPart query={query} skeleton={{ height: '40rem' }}>
      {({ data, pagination }) =>
        data.length === 0 && choice.page === 1 ? (
          <EmptyState title={t('transactions.none')} text={t('transactions.noneText')} />
        ) : (
          <Card>
            <Pager
              page={choice.page}
              pages={pagination?.totalPages ?? 1}
              to={(page) => writeTransactionsChoice({ ...choice, page })}
            >
              <LaterTable entries={data} />
            </Pager>
          </Card>
        )
      }
    </QueryPart>
  );
}

/** The rows of a phone's screen. */
const SCREEN = 10;

/**
 * The rows of another page come in two commits, a screen and then the rest: all at once would keep
 * a phone busy. A sheet for paper has no such table, because its rows always match its sums.
 */
function LaterTable({ entries }: ComponentProps<typeof TransactionTable>) {
  const [first, later] = useTwoCommits(entries);
  const rows = useMemo(() => [...first.slice(0, SCREEN), ...later.slice(SCREEN)], [first, later]);
  return <TransactionTable entries={rows} />;
}

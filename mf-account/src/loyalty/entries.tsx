import { useLocale } from '@paddock/host';
import { formatDateTime, formatNumber } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Pager } from '@paddock/pages/pager';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './loyalty.module.css';
import { entriesQuery, type PointsEntry } from './loyalty.queries.ts';
import { type LoyaltyChoice, writeLoyaltyChoice } from './loyalty-choice.model.ts';

/** Each change of the wettstars, the newest first. */
export function Entries({ choice }: { choice: LoyaltyChoice }) {
  const { t } = useTranslation('mf-account');
  return (
    <Card title={t('loyalty.entries')}>
      <QueryPart query={useQuery(entriesQuery(choice))} skeleton={{ height: '20rem' }}>
        {({ data, pagination }) => (
          <Pager page={choice.page} pages={pagination?.totalPages ?? 1} to={(page) => writeLoyaltyChoice({ page })}>
            {data.length === 0 ? (
              <EmptyState title={t('loyalty.noEntries')} text={t('loyalty.noEntriesText')} />
            ) : (
              <EntryTable entries={data} />
            )}
          </Pager>
        )}
      </QueryPart>
    </Card>
  );
}

function EntryTable({ entries }: { entries: readonly PointsEntry[] }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  return (
    <Table caption={t('loyalty.entries')} captionHidden>
      <thead>
        <tr>
          <HeaderCell>{t('loyalty.what')}</HeaderCell>
          <HeaderCell numeric>{t('loyalty.change')}</HeaderCell>
          <HeaderCell numeric>{t('loyalty.after')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, type, points, balance, createdAt }) => (
          <tr key={id}>
            <HeaderCell scope="row">
              {t(`loyalty.type.${type}`)}
              <time className={styles.time} dateTime={createdAt}>
                {formatDateTime(createdAt)}
              </time>
            </HeaderCell>
            <Cell numeric className={points > 0 ? styles.plus : undefined}>
              {`${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points), locale)}`}
            </Cell>
            <Cell numeric>{formatNumber(balance, locale)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import { useLocale } from '@paddock/host';
import { apiDate, formatDate, formatDateTime, formatShortMoney } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { PartPager } from '@paddock/pages/pager';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isActive } from '../shared/limit.model.ts';
import styles from './limit-changes.module.css';
import { type LimitChange, limitChangesQuery } from './limit-changes.queries.ts';

/** The changes that the customer requested, newest first (§ 6d(1)). */
export function LimitChanges() {
  const { t } = useTranslation('mf-account');
  const [page, setPage] = useState(1);
  const query = useQuery(limitChangesQuery(page));
  return (
    <Card title={t('limits.changes.title')}>
      <QueryPart query={query} skeleton={{ height: '20rem' }}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState title={t('limits.changes.none')} text={t('limits.changes.noneText')} />
          ) : (
            <>
              <Table caption={t('limits.changes.title')} captionHidden>
                <thead>
                  <tr>
                    <HeaderCell detail>{t('limits.changes.at')}</HeaderCell>
                    <HeaderCell>{t('limits.changes.limit')}</HeaderCell>
                    <HeaderCell numeric detail>
                      {t('limits.changes.before')}
                    </HeaderCell>
                    <HeaderCell numeric>{t('limits.changes.after')}</HeaderCell>
                    <HeaderCell>{t('limits.changes.from')}</HeaderCell>
                  </tr>
                </thead>
                <tbody>
                  {data.map((change) => (
                    <ChangeRow key={change.id} change={change} />
                  ))}
                </tbody>
              </Table>
              <PartPager page={page} pages={pagination?.totalPages ?? 1} onChange={setPage} />
            </>
          )
        }
      </QueryPart>
    </Card>
  );
}

function ChangeRow({ change }: { change: LimitChange }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { type, range, amountBefore, amount, changedAt, validFrom, withdrawn } = change;
  const money = (cents: number | null) =>
    cents === null || !isActive(change, cents) ? t('limits.none') : formatShortMoney(cents, locale);
  return (
    <tr>
      <Cell detail>{formatDateTime(changedAt)}</Cell>
      <HeaderCell scope="row" className={styles.name}>
        {t('limits.changes.name', { type: t(`limits.type.${type}`), range: t(`limits.per.${range}`) })}{' '}
        <span className={styles.details}>
          {t('limits.changes.details', { at: formatDateTime(changedAt), before: money(amountBefore) })}
        </span>
      </HeaderCell>
      <Cell numeric detail>
        {money(amountBefore)}
      </Cell>
      <Cell numeric>{money(amount)}</Cell>
      <Cell>{withdrawn ? <Badge>{t('limits.changes.withdrawn')}</Badge> : formatDate(apiDate(validFrom))}</Cell>
    </tr>
  );
}

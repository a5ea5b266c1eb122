import type { ApiData, Race } from '@paddock/api';
import { serverNow } from '@paddock/host';
import { formatTimeWithSeconds } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { PartPager } from '@paddock/pages/pager';
import { Skeleton } from '@paddock/ui/skeleton';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshRate } from '../../shared/refresh-rate.model.ts';
import { usePoolName } from '../../shared/use-pool-name.ts';
import { OddsHistory } from '../shared/odds-history.tsx';
import { OddsRange } from '../shared/odds-range.tsx';
import styles from './pool-odds.module.css';
import { poolOddsQuery } from './pool-odds.queries.ts';

type Lines = ApiData<'getPoolOdds'>['lines'];

interface PoolOddsProps {
  race: Race;
  /** The key of the pool. */
  pool: string;
}

/** The odds of a pool's combinations, with their age and history. Refreshed at the race's rate. */
export function PoolOdds({ race, pool }: PoolOddsProps) {
  const { t } = useTranslation('mf-racing');
  const [page, setPage] = useState(1);
  const query = useRefreshedQuery({ ...poolOddsQuery(race.id, pool, page), placeholderData: keepPreviousData }, () =>
    refreshRate(race, serverNow()),
  );
  return (
    <>
      <QueryPart query={query} skeleton={<Skeleton height="24rem" />}>
        {({ data: { lines, oddsAt } }) =>
          oddsAt === null || lines.length === 0 ? (
            <p className={styles.age}>{t('runners.noOddsYet')}</p>
          ) : (
            <>
              <p className={styles.age}>{t('runners.asOf', { time: formatTimeWithSeconds(oddsAt) })}</p>
              <OddsTable pool={pool} lines={lines} />
            </>
          )
        }
      </QueryPart>
      <PartPager page={page} pages={query.data?.pagination?.totalPages ?? 1} onChange={setPage} />
    </>
  );
}

function OddsTable({ pool, lines }: { pool: string; lines: Lines }) {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  return (
    <Table caption={t('pools.oddsTable', { pool: poolName(pool) })} captionHidden>
      <thead>
        <tr>
          <HeaderCell>{t('dividends.combination')}</HeaderCell>
          <HeaderCell>{t('runners.oddsHistory')}</HeaderCell>
          <HeaderCell numeric>{t('pools.odds')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <HeaderCell scope="row">{line.startNrs.join(' – ')}</HeaderCell>
            <Cell className={styles.history}>
              <OddsHistory values={[...line.history.map(({ odds }) => odds), line.odds]} />
            </Cell>
            <Cell numeric>
              <OddsRange odds={line} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

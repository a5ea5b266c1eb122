import type { Dividend, Pool, Race } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { formatOdds, formatShortMoney } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../../shared/use-pool-name.ts';
import { splitPools } from '../shared/pool-columns.model.ts';
import { PoolColumns, PoolSummary } from '../shared/pool-columns.tsx';
import { CombinationText } from './combination-text.tsx';
import styles from './dividends.module.css';
import { startsClosed } from './starts-closed.model.ts';

/** What each pool pays, in two columns. Renders nothing before a pool has dividends. */
export function Dividends({ race: { pools, runners } }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const paying = pools.filter(({ dividends }) => dividends.length > 0);
  const [first] = paying;
  if (!first) return null;
  const { main, other } = splitPools(paying);
  const alike = paying.every(({ dividendsStatus }) => dividendsStatus === first.dividendsStatus);
  return (
    <Card title={t('dividends.title')} aside={alike && <DividendsStatus pool={first} />}>
      <PoolColumns>
        {[main, other].map((column) => (
          <div key={column === main ? 'main' : 'other'}>
            {column.map((pool) => (
              <PoolDividends
                key={pool.id}
                pool={pool}
                runners={runners}
                status={!alike && <DividendsStatus pool={pool} />}
              />
            ))}
          </div>
        ))}
      </PoolColumns>
    </Card>
  );
}

function DividendsStatus({ pool: { dividendsStatus } }: { pool: Pool }) {
  const { t } = useTranslation('mf-racing');
  return dividendsStatus === 'FINAL' ? (
    <Badge tone="success">{t('dividends.final')}</Badge>
  ) : (
    <Badge tone="warning">{t('dividends.provisional')}</Badge>
  );
}

interface PoolDividendsProps {
  pool: Pool;
  runners: Race['runners'];
  status: ReactNode;
}

function PoolDividends({ pool, runners, status }: PoolDividendsProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const name = usePoolName()(pool.name);
  const unit = t('dividends.per', { amount: formatShortMoney(100, locale, pool.currency) });
  return (
    <details open={!startsClosed(pool.name)} className={styles.pool}>
      <PoolSummary>
        <span className={styles.name}>{name}</span>
        <span className={styles.unit}>{unit}</span>
        {status}
      </PoolSummary>
      <Table caption={t('dividends.table', { pool: name })} captionHidden>
        <thead className={styles.hidden}>
          <tr>
            <HeaderCell>{t('dividends.combination')}</HeaderCell>
            <HeaderCell>{t('dividends.odds')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {pool.dividends.map((dividend) => (
            <DividendRow
              key={`${dividend.combination} ${dividend.note}`}
              dividend={dividend}
              poolName={name}
              runners={runners}
            />
          ))}
        </tbody>
      </Table>
    </details>
  );
}

interface DividendRowProps {
  dividend: Dividend;
  poolName: string;
  runners: Race['runners'];
}

function DividendRow({ dividend, poolName, runners }: DividendRowProps) {
  const { combination, odd, jackpot, currency, note } = dividend;
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <tr>
      <HeaderCell scope="row">
        <CombinationText combination={combination} runners={runners} />
        {note && note !== poolName && (
          <span className={styles.note}>{t(`dividends.note.${note}` as 'dividends.all', { defaultValue: note })}</span>
        )}
      </HeaderCell>
      <Cell numeric className={styles.odds}>
        {odd === null ? t('dividends.nothingPaid') : formatOdds(odd, locale)}
        {jackpot !== null && (
          <span className={styles.note}>
            {t('dividends.carriedOver', { amount: formatShortMoney(jackpot, locale, currency) })}
          </span>
        )}
      </Cell>
    </tr>
  );
}

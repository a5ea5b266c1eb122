import type { Dividend, Pool, Race } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { formatOdds, formatShortMoney } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../../shared/use-pool-name.ts';
import { splitPools } from '../shared/pool-columns.model.ts';
import { PoolColumns } from '../shared/pool-columns.tsx';
import { CombinationText } from './combination-text.tsx';
import styles from './dividends.module.css';
import { MyTicketMark } from './my-ticket/my-ticket-mark.tsx';
import { startsClosed } from './starts-closed.model.ts';

/** The dividends of each pool, in two columns. Renders nothing before a pool has dividends. */
export function Dividends({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const paying = race.pools.filter(({ dividends }) => dividends.length > 0);
  const [first] = paying;
  if (!first) return null;
  const columns = Object.entries(splitPools(paying)) as ['main' | 'other', Pool[]][];
  const alike = paying.every(({ dividendsStatus }) => dividendsStatus === first.dividendsStatus);
  return (
    <Card title={t('dividends.title')} aside={alike && <DividendsStatus pool={first} />}>
      {race.jackpotMultiplier !== null && (
        <p className={styles.note}>{t('dividends.multiplier', { times: race.jackpotMultiplier })}</p>
      )}
      <PoolColumns>
        {columns
          .filter(([, pools]) => pools.length > 0)
          .map(([column, pools]) => (
            <DividendTable key={column} caption={t(`dividends.${column}`)} race={race} pools={pools}>
              {(pool) => !alike && <DividendsStatus pool={pool} />}
            </DividendTable>
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

interface DividendTableProps {
  caption: string;
  race: Race;
  pools: Pool[];
  /** Renders the status of a pool, unless all have the same. */
  children: (pool: Pool) => ReactNode;
}

function DividendTable({ caption, race, pools, children }: DividendTableProps) {
  const { t } = useTranslation('mf-racing');
  const amount = formatShortMoney(100, useLocale(), race.currency);
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          <HeaderCell className={styles.name}>{t('dividends.pool')}</HeaderCell>
          <HeaderCell>{t('dividends.combination')}</HeaderCell>
          <HeaderCell numeric className={styles.odds}>
            {t('dividends.odds')} <span className={styles.unit}>{t('dividends.per', { amount })}</span>
          </HeaderCell>
        </tr>
      </thead>
      {pools.map((pool) => (
        <PoolRows key={pool.id} pool={pool} race={race} status={children(pool)} />
      ))}
    </Table>
  );
}

interface PoolRowsProps {
  pool: Pool;
  race: Race;
  status: ReactNode;
}

/**
 * The dividends of a pool. Its name is shown once; a pool that starts closed has a button beside
 * it.
 */
function PoolRows({ pool: { name, dividends }, race, status }: PoolRowsProps) {
  const { t } = useTranslation('mf-racing');
  const [open, setOpen] = useState(false);
  const poolName = usePoolName()(name);
  const canClose = startsClosed(name);
  const shownName = (
    <>
      {poolName} {status}
    </>
  );
  return (
    <tbody className={styles.pool}>
      {canClose && (
        <tr>
          <Cell className={styles.name}>{shownName}</Cell>
          <Cell colSpan={2} numeric>
            <Button size="small" variant="quiet" aria-expanded={open} data-print="never" onClick={() => setOpen(!open)}>
              {t('dividends.combinations', { count: dividends.length })} <VisuallyHidden>{poolName}</VisuallyHidden>
              <span aria-hidden="true">{open ? '▴' : '▾'}</span>
            </Button>
          </Cell>
        </tr>
      )}
      {dividends.map((dividend, at) => (
        <tr key={`${dividend.combination} ${dividend.note}`} className={canClose && !open ? styles.closed : undefined}>
          <Cell className={styles.name}>
            {at === 0 && !canClose ? shownName : <VisuallyHidden>{poolName}</VisuallyHidden>}
          </Cell>
          <DividendCells dividend={dividend} poolName={poolName} race={race} />
        </tr>
      ))}
    </tbody>
  );
}

interface DividendCellsProps {
  dividend: Dividend;
  poolName: string;
  race: Race;
}

function DividendCells({ dividend, poolName, race }: DividendCellsProps) {
  const { combination, odd, jackpot, currency, note } = dividend;
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <>
      <HeaderCell scope="row" className={styles.combination}>
        <CombinationText combination={combination} runners={race.runners} />
        <MyTicketMark raceId={race.id} dividend={dividend} />
        {note && note !== poolName && (
          <span className={styles.note}>{t(`dividends.note.${note}` as 'dividends.all', { defaultValue: note })}</span>
        )}
      </HeaderCell>
      <Cell numeric className={styles.odds}>
        {odd === null ? t('dividends.nothingPaid') : formatOdds(odd, locale)}{' '}
        {jackpot !== null && (
          <span className={styles.note}>
            {t(odd === null ? 'dividends.carriedOver' : 'dividends.fromJackpot', {
              amount: formatShortMoney(jackpot, locale, currency),
            })}
          </span>
        )}
      </Cell>
    </>
  );
}

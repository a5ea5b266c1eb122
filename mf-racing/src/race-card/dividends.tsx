import type { Dividend, Pool } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../shared/money.model.ts';
import { CombinationText } from './combination-text.tsx';
import styles from './dividends.module.css';
import { splitPools, startsClosed } from './pool-columns.model.ts';
import { usePoolName } from './use-pool-name.ts';

/** What each pool pays, in two columns. Nothing is shown before a pool has dividends. */
export function Dividends({ pools }: { pools: Pool[] }) {
  const { t } = useTranslation('mf-racing');
  const { main, other } = splitPools(pools.filter(({ dividends }) => dividends.length > 0));
  if (main.length + other.length === 0) return null;
  const final = pools.every(({ dividends, dividendsStatus }) => dividends.length === 0 || dividendsStatus === 'FINAL');
  return (
    <Card title={t('dividends.title')} aside={<DividendsStatus final={final} />}>
      <div className={styles.columns}>
        <Column pools={main} />
        <Column pools={other} />
      </div>
    </Card>
  );
}

function DividendsStatus({ final }: { final: boolean }) {
  const { t } = useTranslation('mf-racing');
  return <Badge tone={final ? 'success' : 'warning'}>{t(final ? 'dividends.final' : 'dividends.provisional')}</Badge>;
}

const Column = ({ pools }: { pools: Pool[] }) => (
  <div>
    {pools.map((pool) => (
      <PoolDividends key={pool.id} pool={pool} />
    ))}
  </div>
);

function PoolDividends({ pool }: { pool: Pool }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const name = usePoolName()(pool.name);
  const unit = t('dividends.per', { amount: formatAmount(100, pool.currency, locale) });
  return (
    <details open={!startsClosed(pool.name)} className={styles.pool}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <span className={styles.unit}>{unit}</span>
        {pool.dividendsStatus === 'PROVISIONAL' && <DividendsStatus final={false} />}
      </summary>
      <Table caption={t('dividends.table', { pool: name })} captionHidden>
        <thead className={styles.hidden}>
          <tr>
            <HeaderCell>{t('dividends.combination')}</HeaderCell>
            <HeaderCell>{t('dividends.odds')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {pool.dividends.map((dividend) => (
            <DividendRow key={`${dividend.combination} ${dividend.note}`} dividend={dividend} />
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function DividendRow({ dividend: { combination, odd, jackpot, currency, note } }: { dividend: Dividend }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <tr>
      <HeaderCell scope="row">
        <CombinationText combination={combination} />
        {note && (
          <span className={styles.note}>{t(`dividends.note.${note}` as 'dividends.all', { defaultValue: note })}</span>
        )}
      </HeaderCell>
      <Cell numeric className={styles.odds}>
        {odd === null ? t('dividends.nothingPaid') : formatOdds(odd, locale)}
        {jackpot !== null && (
          <span className={styles.note}>
            {t('dividends.carriedOver', { amount: formatAmount(jackpot, currency, locale) })}
          </span>
        )}
      </Cell>
    </tr>
  );
}

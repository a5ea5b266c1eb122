import { useLocale } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import {
  type DroppedLine,
  formatCombination,
  type Line,
  listLines,
  type PricedTicket,
  type WagerType,
} from '@paddock/wagers';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TicketPriceFacts } from '../../shared/ticket-form/ticket-price-facts.tsx';
import { usePoolName } from '../../shared/use-pool-name.ts';
import styles from './combinations.module.css';

/** How many lines one press adds. A full V75 has 170,859,375. */
const STEP = 30;

const firstOf = (priced: PricedTicket, count: number): (Line | DroppedLine)[] => {
  const lines: (Line | DroppedLine)[] = [];
  for (const line of listLines(priced)) {
    if (lines.length === count) break;
    lines.push(line);
  }
  return lines;
};

/** The paid combinations, and the excluded ones with the reason. */
export function Combinations({ type, priced, flexi }: { type: WagerType; priced: PricedTicket; flexi: number }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  const [shown, setShown] = useState(STEP);
  // One more line than shown reveals whether there are more.
  const lines = useMemo(() => firstOf(priced, shown + 1), [priced, shown]);
  const hasMore = lines.length > shown;
  return (
    <Card title={t('calculator.lines')}>
      <TicketPriceFacts priced={priced} flexi={flexi} />
      {priced.layout.kind === 'spot' ? (
        <p>{t('calculator.linesSpot')}</p>
      ) : (
        <ol className={styles.lines}>
          {lines.slice(0, shown).map((line, at) => (
            <li key={at} className={styles.line}>
              {line.kind === 'line' ? (
                formatCombination(line, type.param)
              ) : (
                <>
                  <s>{formatCombination(line, type.param)}</s>{' '}
                  <span className={styles.why}>{t(`calculator.why.${line.reason}`)}</span>
                </>
              )}
              {priced.pools.length > 1 && <span className={styles.why}> {poolName(line.pool)}</span>}
            </li>
          ))}
        </ol>
      )}
      {hasMore && (
        <Button onClick={() => setShown(shown + STEP)}>
          {t('calculator.more', { count: STEP, formatted: formatNumber(STEP, locale) })}
        </Button>
      )}
    </Card>
  );
}

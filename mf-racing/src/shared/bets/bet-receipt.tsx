import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { Skeleton } from '@paddock/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bet, betQuery, readBetsAgain } from './bet.queries.ts';
import { BetActions } from './bet-actions.tsx';
import { BetFacts } from './bet-facts.tsx';
import { betRate } from './bet-rate.model.ts';
import styles from './bets.module.css';
import { PrintReceipt } from './print-receipt.tsx';

interface BetReceiptProps {
  betId: number;
  onDone: () => void;
  /** Further actions for the bet. */
  more?: (bet: Bet) => ReactNode;
}

/**
 * The receipt of a bet that was just placed: its facts, the actions that are still possible, and
 * its outcome.
 */
export function BetReceipt({ betId, onDone, more }: BetReceiptProps) {
  const { t } = useTranslation('mf-racing');
  // Before the query's own read, so that the bet is not read twice.
  useEffect(readBetsAgain, [betId]);
  const query = useRefreshedQuery(betQuery(betId), (bet) => (bet ? betRate(bet) : null));
  const bet = query.data;
  const title = t('bets.title', { id: betId });
  return (
    <Card title={title} level={3}>
      <div className={styles.receipt}>
        <QueryPart query={query} skeleton={<Skeleton height="20rem" />}>
          {(read) => (
            <>
              <BetFacts bet={read} />
              <BetActions bet={read} said />
            </>
          )}
        </QueryPart>
        <div className={styles.end}>
          {bet?.status !== 'confirmation_required' && <Button onClick={onDone}>{t('bets.done')}</Button>}
          {bet && (
            <PrintReceipt>
              <h1>{title}</h1>
              <BetFacts bet={bet} />
            </PrintReceipt>
          )}
          {bet && more?.(bet)}
        </div>
      </div>
    </Card>
  );
}

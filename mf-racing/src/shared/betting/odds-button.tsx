import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useFormatOdds } from '../use-format-odds.ts';
import { usePoolName } from '../use-pool-name.ts';
import styles from './odds-button.module.css';
import { type Tick, useIsTicked } from './ticks.ts';
import { useIntoSlip } from './use-into-slip.ts';

interface OddsButtonProps extends Tick {
  /** The name of the horse. */
  horse: string;
  /** In hundredths; `max` is the upper end of a range. Null without odds. */
  odds: { odds: number; max?: number | null } | null;
  /** Whether this pool takes bets on this horse. */
  open: boolean;
}

/**
 * Odds as a button that puts their horse into the betting slip, or takes it out; plain text while
 * no bet can be placed.
 */
export function OddsButton({ horse, odds, open, ...tick }: OddsButtonProps) {
  const { t } = useTranslation('mf-racing');
  const formatOdds = useFormatOdds();
  if (!odds) {
    return (
      <span className={styles.odds}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('runners.noOdds')}</VisuallyHidden>
      </span>
    );
  }
  const isRange = odds.max != null && odds.max !== odds.odds;
  const text = [odds.odds, ...(isRange ? [odds.max as number] : [])].map((each) => formatOdds(each)).join('–');
  // The key replaces the whole text. Changing it in place would move its start, which is a layout
  // shift.
  const shown = <span key={text}>{text}</span>;
  if (open) {
    return (
      <TickButton tick={tick} horse={horse} odds={text} isRange={isRange}>
        {shown}
      </TickButton>
    );
  }
  return (
    <span className={styles.odds} data-range={isRange}>
      {shown}
    </span>
  );
}

interface TickButtonProps {
  tick: Tick;
  horse: string;
  odds: string;
  isRange: boolean;
  children: React.ReactNode;
}

function TickButton({ tick, horse, odds, isRange, children }: TickButtonProps) {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  const intoSlip = useIntoSlip();
  const isTicked = useIsTicked(tick);
  const { startNr } = tick;
  const pool = poolName(tick.pool);
  // A page without a bet does not need the slip's chunk.
  const press = () => intoSlip(tick.pool, async () => (await import('./toggle-horse.ts')).toggleHorse(tick));
  return (
    <button
      type="button"
      aria-pressed={isTicked}
      aria-label={t('odds.bet', { pool, startNr, horse, odds })}
      className={`${styles.odds} ${styles.button}`}
      data-range={isRange}
      onClick={() => void press()}
    >
      {children}
    </button>
  );
}

import { useFormatOdds } from '../../shared/use-format-odds.ts';
import styles from './odds-range.module.css';

interface OddsRangeProps {
  /** In hundredths; `max` is the upper end of a range, which may equal the lower end. */
  odds: { odds: number; max: number | null };
}

/** `1,30–1,70`, or `3,40` if the pool has one value. */
export function OddsRange({ odds: { odds, max } }: OddsRangeProps) {
  const formatOdds = useFormatOdds();
  const text = max === null || max === odds ? formatOdds(odds) : `${formatOdds(odds)}–${formatOdds(max)}`;
  return (
    <span className={styles.odds} data-range={max !== null}>
      {/* The key replaces the whole text. Changing it in place would move its start, which is a
          layout shift. */}
      <span key={text}>{text}</span>
    </span>
  );
}

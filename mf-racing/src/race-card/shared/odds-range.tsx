import { useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import styles from './odds-range.module.css';

interface OddsRangeProps {
  /** In hundredths; `max` is the upper end where only a range is known, which may have closed. */
  odds: { odds: number; max: number | null };
}

/** `1,30–1,70`, or `3,40` where the pool knows one value. */
export function OddsRange({ odds: { odds, max } }: OddsRangeProps) {
  const locale = useLocale();
  const text =
    max === null || max === odds ? formatOdds(odds, locale) : `${formatOdds(odds, locale)}–${formatOdds(max, locale)}`;
  return (
    <span className={styles.odds} data-range={max !== null}>
      {/* By its key another text, where the old one would begin at another place: a layout shift. */}
      <span key={text}>{text}</span>
    </span>
  );
}

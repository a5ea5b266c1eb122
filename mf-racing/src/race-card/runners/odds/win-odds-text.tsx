import type { WinOdds } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { movementOf } from './movement.model.ts';
import styles from './win-odds-text.module.css';

const ARROWS = { shorter: '▼', longer: '▲', steady: '' };

/** The win odds with their movement: an arrow to see, a word to hear. */
export function WinOddsText({ odds }: { odds: WinOdds }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const movement = movementOf(odds);
  if (odds.current === null) {
    return (
      <span>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('runners.noOdds')}</VisuallyHidden>
      </span>
    );
  }
  const text = formatOdds(odds.current, locale);
  return (
    <span className={styles.odds}>
      {/* The key replaces the whole text. Changing it in place would move its start, which is a
          layout shift. */}
      <span key={`${movement} ${text}`}>
        {movement && (
          <span className={styles.movement}>
            <span aria-hidden="true" className={styles.arrow}>
              {ARROWS[movement]}
            </span>
            <VisuallyHidden>{t(`runners.${movement}`)}</VisuallyHidden>
          </span>
        )}{' '}
        {text}
      </span>
    </span>
  );
}

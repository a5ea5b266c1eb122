import type { Race } from '@paddock/api';
import { EdgeLine } from '@paddock/pages/edge-line';
import { Button } from '@paddock/ui/button';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { hasOutcome } from '../../shared/races/race-status.model.ts';
import { focusPart, OUTCOME_ID, RUNNERS_ID } from '../shared/card-parts.ts';
import styles from './race-news.module.css';

interface RaceNewsProps {
  /** The newest race, while the card still shows an older one. */
  news: Race | null;
  onShow: () => void;
}

/**
 * A notice at the lower edge of the screen: the race has its first odds or an outcome. Its button
 * shows them.
 */
export function RaceNews({ news, onShow }: RaceNewsProps) {
  const { t } = useTranslation('mf-racing');
  const show = (news: Race) => {
    flushSync(onShow);
    focusPart(hasOutcome(news.status) ? OUTCOME_ID : RUNNERS_ID);
  };
  return (
    <div role="status" className={styles.place} data-print="never">
      {news && (
        <EdgeLine tone="news">
          {hasOutcome(news.status) ? t(`status.${news.status}`) : t('card.firstOdds')}{' '}
          <Button onClick={() => show(news)}>{t('card.showNews')}</Button>
        </EdgeLine>
      )}
    </div>
  );
}

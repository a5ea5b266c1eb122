import type { Race } from '@paddock/api';
import { Button } from '@paddock/ui/button';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showOutcome } from './outcome.tsx';
import styles from './race-news.module.css';

interface RaceNewsProps {
  /** The race as it is by now, where the card still shows it as it was. */
  news: Race | null;
  onShow: () => void;
}

/** Says at the lower edge of the screen what came of the race meanwhile, and shows it when that is asked for. */
export function RaceNews({ news, onShow }: RaceNewsProps) {
  const { t } = useTranslation('mf-racing');
  const show = () => {
    flushSync(onShow);
    showOutcome();
  };
  return (
    <div role="status" className={styles.place} data-print="never">
      {news && (
        <p className={styles.news}>
          {t(`status.${news.status}`)} <Button onClick={show}>{t('card.showNews')}</Button>
        </p>
      )}
    </div>
  );
}

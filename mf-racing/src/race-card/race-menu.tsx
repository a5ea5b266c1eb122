import { Button } from '@paddock/ui/button';
import { Menu } from '@paddock/ui/menu';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { racePopupHref } from '../links.ts';
import styles from './race-heading.module.css';
import { useInPopup } from './shared/use-in-popup.ts';

/** Further actions for a card: print it, or open it in a separate window. */
export function RaceMenu({ raceId }: { raceId: number }) {
  const { t } = useTranslation('mf-racing');
  const inPopup = useInPopup();
  const popup = useHref(racePopupHref(raceId));
  const actions = {
    print: () => window.print(),
    ownWindow: () => void window.open(popup, '_blank', 'noopener'),
  };
  const offered = inPopup ? (['print'] as const) : (['print', 'ownWindow'] as const);
  return (
    <span data-print="never">
      <Menu
        align="end"
        trigger={(props) => (
          <Button {...props} variant="quiet" aria-label={t('card.more')}>
            <span className={styles.more}>⋯</span>
          </Button>
        )}
        actions={offered.map((id) => ({ id, label: t(`card.${id}`) }))}
        onAction={(id) => actions[id as keyof typeof actions]()}
      />
    </span>
  );
}

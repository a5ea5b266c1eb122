import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './place-rank.module.css';

/** The place of a finishing order: "1." on the screen, "Place 1" read aloud. */
export function PlaceRank({ place }: { place: number }) {
  const { t } = useTranslation('mf-racing');
  return (
    <span className={styles.rank}>
      <span aria-hidden="true">{place}.</span>
      <VisuallyHidden>{t('results.place', { place })}</VisuallyHidden>
    </span>
  );
}

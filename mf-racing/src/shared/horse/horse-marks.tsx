import type { Runner } from '@paddock/api';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './horse-marks.module.css';
import { notesQuery } from './notebook/note.queries.ts';
import { useFavorite } from './notebook/use-favorite.ts';

/**
 * A customer's marks beside a horse's name: a button for the favourite, and a sign if there is a
 * note.
 */
export function HorseMarks({ horse }: { horse: Runner['horse'] }) {
  const { t } = useTranslation('mf-racing');
  const { isKnown, isFavorite, toggle } = useFavorite(horse);
  const { data: notes } = useQuery(notesQuery);
  const note = notes?.find(({ horseId }) => horseId === horse.id);
  return (
    <span className={styles.marks} data-print="never">
      <button
        type="button"
        className={styles.favorite}
        aria-pressed={isFavorite}
        aria-label={t('horse.favoriteOf', { horse: horse.name })}
        disabled={!isKnown}
        onClick={toggle}
      >
        <span aria-hidden="true">{isFavorite ? '★' : '☆'}</span>
      </button>
      <span className={styles.note} title={note?.text}>
        {note && (
          <>
            <span aria-hidden="true">✎</span>
            <VisuallyHidden>{t('horse.hasNote')}</VisuallyHidden>
          </>
        )}
      </span>
    </span>
  );
}

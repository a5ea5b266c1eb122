import type { Runner } from '@paddock/api';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './horse-marks.module.css';
import { notesQuery } from './notebook/note.queries.ts';
import { useFavorite } from './notebook/use-favorite.ts';

/** What a customer has marked of a horse, beside its name: whether it is a favourite, by one press, and that there is a note. */
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

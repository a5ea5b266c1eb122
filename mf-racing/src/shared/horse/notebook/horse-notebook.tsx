import type { Runner } from '@paddock/api';
import { type HorseNote, isSaved } from '@paddock/api/note-queries';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Chip } from '@paddock/ui/chip';
import { createLazyView } from '@paddock/ui/lazy-view';
import { Skeleton } from '@paddock/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './horse-notebook.module.css';
import { deleteNoteMutation, notesQuery } from './note.queries.ts';
import type { NoteFormProps } from './note-form.tsx';
import { useFavorite } from './use-favorite.ts';

const formView = createLazyView<NoteFormProps>(async () => (await import('./note-form.tsx')).NoteForm);

/** A customer's notes on a horse: whether it is a favourite, and a text. */
export function HorseNotebook({ horse }: { horse: Runner['horse'] }) {
  const { t } = useTranslation('mf-racing');
  const { isKnown, isFavorite, toggle } = useFavorite(horse);
  const notes = useQuery(notesQuery);
  return (
    <div className={styles.notebook}>
      <div>
        <Chip pressed={isFavorite} disabled={!isKnown} onClick={toggle}>
          {t('horse.favorite')}
        </Chip>
      </div>
      <QueryPart query={notes} skeleton={<Skeleton height="var(--target)" />}>
        {(all) => <Note horse={horse} note={all.find(({ horseId }) => horseId === horse.id) ?? null} />}
      </QueryPart>
    </div>
  );
}

function Note({ horse, note }: { horse: Runner['horse']; note: HorseNote | null }) {
  const { t } = useTranslation('mf-racing');
  const { t: tPages } = useTranslation('pages');
  const [writing, setWriting] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const { status, ...view } = formView.useView();
  const close = () => {
    setWriting(false);
    opener.current?.focus();
  };
  return (
    <>
      {note && <p className={styles.text}>{note.text}</p>}
      <details
        open={writing}
        onToggle={({ currentTarget }) => {
          if (note && !isSaved(note)) {
            currentTarget.open = writing;
            return;
          }
          if (currentTarget.open) formView.load();
          setWriting(currentTarget.open);
        }}
      >
        <summary ref={opener} className={styles.opener}>
          {t(note ? 'horse.changeNote' : 'horse.writeNote')}
        </summary>
        {status === 'failed' && <p role="alert">{tPages('failed.title')}</p>}
        {writing && 'View' in view && <view.View horse={horse} note={note} onDone={close} />}
      </details>
      {note && isSaved(note) && !writing && <DeleteNote note={note} onDelete={() => opener.current?.focus()} />}
    </>
  );
}

function DeleteNote({ note, onDelete }: { note: HorseNote; onDelete: () => void }) {
  const { t } = useTranslation('mf-racing');
  const { mutate } = useMutation(deleteNoteMutation(note));
  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          mutate();
          onDelete();
        }}
      >
        {t('horse.deleteNote')}
      </Button>
    </div>
  );
}

import { type HorseNote, isSaved } from '@paddock/api/note-queries';
import { href } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkClass } from '@paddock/ui/link';
import { useKeptFocus } from '@paddock/ui/use-kept-focus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoteForm } from './note-form.tsx';
import styles from './notices.module.css';

/** A note with its horse. It is edited in place. */
export function NoteLine({ note, onDelete }: { note: HorseNote; onDelete: () => void }) {
  const { t } = useTranslation('mf-account');
  const [isWriting, setWriting] = useState(false);
  // The focused form disappears.
  const opener = useKeptFocus<HTMLButtonElement>(isWriting);
  const { horseId, name, text } = note;
  const change = t(isWriting ? 'notices.keep' : 'notices.change');
  return (
    <li className={styles.note}>
      <Link to={href('horse', { id: horseId })} className={linkClass}>
        {name || t('notices.horse', { id: horseId })}
      </Link>
      {isWriting ? <NoteForm note={note} onDone={() => setWriting(false)} /> : <p className={styles.text}>{text}</p>}
      <div className={styles.buttons}>
        <Button
          ref={opener}
          size="small"
          disabled={!isSaved(note)}
          aria-expanded={isWriting}
          aria-label={`${change}: ${name}`}
          onClick={() => setWriting(!isWriting)}
        >
          {change}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={!isSaved(note)}
          aria-label={`${t('notices.delete')}: ${name}`}
          onClick={onDelete}
        >
          {t('notices.delete')}
        </Button>
      </div>
    </li>
  );
}

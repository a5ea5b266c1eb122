import { href } from '@paddock/host';
import { QueryPart } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RemovedNotice } from '../shared/undo/removed-notice.tsx';
import { useRemoval } from '../shared/undo/use-removal.ts';
import { NoteLine } from './note-line.tsx';
import { deleteNoteMutation, notesQuery, takeBackMutation } from './notices.queries.ts';

/** The notes on horses, the newest first. */
export function Notices() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(notesQuery);
  const { last, remove, takeBack, isTakingBack } = useRemoval(deleteNoteMutation, takeBackMutation);
  return (
    <>
      {last && (
        <RemovedNotice
          text={t(last.isBack ? 'notices.restored' : 'notices.deleted', { name: last.entry.name })}
          isBack={last.isBack}
          pending={isTakingBack}
          onUndo={() => takeBack(last.entry)}
        />
      )}
      <QueryPart query={query} skeleton={{ height: '24rem' }}>
        {(notes) =>
          notes.length === 0 ? (
            <None />
          ) : (
            <Card>
              <ul>
                {notes.map((note) => (
                  <NoteLine key={note.id} note={note} onDelete={() => remove(note)} />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryPart>
    </>
  );
}

function None() {
  const { t } = useTranslation('mf-account');
  return (
    <EmptyState
      title={t('notices.none')}
      text={t('notices.noneText')}
      action={
        <Link to={href('races')} className={linkButtonClass()}>
          {t('favorites.toRaces')}
        </Link>
      }
    />
  );
}

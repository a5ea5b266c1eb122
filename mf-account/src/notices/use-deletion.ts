import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteNoteMutation, type Note, takeBackMutation } from './notices.queries.ts';

/** Deletes notes, and restores the last one. */
export function useDeletion() {
  const [deleted, setDeleted] = useState<Note | null>(null);
  const { mutate: remove } = useMutation(deleteNoteMutation);
  const { mutate: takeBack, isPending: isTakingBack } = useMutation(takeBackMutation);
  return {
    deleted,
    remove: (note: Note) => remove({ path: { id: note.id } }, { onSuccess: () => setDeleted(note) }),
    takeBack: ({ horseId, text }: Note) => takeBack({ body: { horseId, text } }, { onSuccess: () => setDeleted(null) }),
    isTakingBack,
  };
}

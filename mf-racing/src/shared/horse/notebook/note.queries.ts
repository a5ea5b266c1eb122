import { createNote, deleteNote, updateNote } from '@paddock/api/favorites';
import { type HorseNote, notesQuery as queryOf } from '@paddock/api/note-queries';
import { api, queryClient, useSession } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';

/** The customer's notes on horses, the newest first. */
export const notesQuery = queryOf(api);

const { queryKey } = notesQuery;

/** Shows a horse's note, or none, before the API answers. Returns how to revert that. */
async function show(horseId: number, note: HorseNote | null) {
  const session = useSession.getState();
  await queryClient.cancelQueries({ queryKey });
  const notes = queryClient.getQueryData(queryKey) ?? [];
  const before = notes.find((each) => each.horseId === horseId) ?? null;
  const others = notes.filter((each) => each !== before);
  queryClient.setQueryData(queryKey, note ? [note, ...others] : others);
  // A logout does not stop the callbacks: the next customer must not see this one's note.
  return () => (useSession.getState() === session ? show(horseId, before) : undefined);
}

const readAgain = () => void queryClient.invalidateQueries({ queryKey });

/**
 * Writes the note on a horse, or changes it. The change is optimistic. A failure reverts it, and
 * the form shows the reason.
 */
export const writeNoteMutation = ({ id: horseId, name }: { id: number; name: string }, note: HorseNote | null) =>
  withInlineErrors(
    mutationOptions({
      mutationFn: async (text: string): Promise<HorseNote> => {
        const { data } = note
          ? await api.call(updateNote, { path: { id: note.id }, body: { text } })
          : await api.call(createNote, { body: { horseId, text } });
        return data;
      },
      onMutate: (text) => show(horseId, { id: note?.id ?? -horseId, horseId, name, text }),
      onSuccess: (saved) => show(horseId, saved),
      onError: (_error, _text, revert) => revert?.(),
      onSettled: readAgain,
    }),
  );

/**
 * Deletes a note. The change is optimistic. A failure reverts it, and the shell's alert shows the
 * reason.
 */
export const deleteNoteMutation = ({ id, horseId }: HorseNote) =>
  mutationOptions({
    mutationFn: async (): Promise<void> => void (await api.call(deleteNote, { path: { id } })),
    onMutate: () => show(horseId, null),
    onError: (_error, _input, revert) => revert?.(),
    onSettled: readAgain,
  });

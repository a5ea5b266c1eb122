import { apiMutation } from '@paddock/api';
import { createNote, deleteNote, updateNote } from '@paddock/api/favorites';
import { type HorseNote, notesQuery as queryOf } from '@paddock/api/note-queries';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';

/** The customer's notes on horses, the newest first. */
export const notesQuery = queryOf(api);

const { queryKey } = notesQuery;

// In any case: after a refusal, the list must show the present state. Not awaited: callers go on at
// once.
const onSettled = () => void queryClient.invalidateQueries({ queryKey });

const change = (next: (notes: HorseNote[]) => HorseNote[]) =>
  void queryClient.setQueryData(queryKey, (notes = []) => next(notes));

/** Its form shows a refusal. */
export const updateNoteMutation = withInlineErrors({
  ...apiMutation(api, updateNote),
  onSuccess: (note: HorseNote) => change((notes) => notes.map((each) => (each.id === note.id ? note : each))),
  onSettled,
});

/** Deletes a note. The list changes with the answer; a failure raises an alert of the shell. */
export const deleteNoteMutation = mutationOptions({
  mutationFn: ({ id }: HorseNote) => api.call(deleteNote, { path: { id } }),
  onSuccess: (_answer, deleted) => change((notes) => notes.filter(({ id }) => id !== deleted.id)),
  onSettled,
});

/** Writes a deleted note again. */
export const takeBackMutation = mutationOptions({
  mutationFn: async ({ horseId, text }: HorseNote) => (await api.call(createNote, { body: { horseId, text } })).data,
  onSuccess: (note) => change((notes) => [note, ...notes]),
  onSettled,
});

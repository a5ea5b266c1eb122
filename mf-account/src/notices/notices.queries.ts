import { type ApiData, apiMutation, apiQuery } from '@paddock/api';
import { createNote, deleteNote, getNotes, updateNote } from '@paddock/api/favorites';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';

export type Note = ApiData<'getNotes'>[number];

/** The customer's notes on horses, the newest first. */
export const notesQuery = withInlineErrors(apiQuery(api, getNotes));

const { queryKey } = notesQuery;

// In any case: after a refusal, the list must show the present state. Not awaited: callers go on at
// once.
const onSettled = () => void queryClient.invalidateQueries({ queryKey });

const change = (next: (notes: Note[]) => Note[]) =>
  void queryClient.setQueryData(queryKey, (notes = []) => next(notes));

/** Its form shows a refusal. */
export const updateNoteMutation = withInlineErrors({
  ...apiMutation(api, updateNote),
  onSuccess: (note: Note) => change((notes) => notes.map((each) => (each.id === note.id ? note : each))),
  onSettled,
});

/** Deletes a note. The list changes with the answer; a failure raises an alert of the shell. */
export const deleteNoteMutation = mutationOptions({
  mutationFn: ({ id }: Note) => api.call(deleteNote, { path: { id } }),
  onSuccess: (_answer, deleted) => change((notes) => notes.filter(({ id }) => id !== deleted.id)),
  onSettled,
});

/** Writes a deleted note again. */
export const takeBackMutation = mutationOptions({
  mutationFn: async ({ horseId, text }: Note) => (await api.call(createNote, { body: { horseId, text } })).data,
  onSuccess: (note) => change((notes) => [note, ...notes]),
  onSettled,
});

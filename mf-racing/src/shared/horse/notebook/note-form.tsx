import type { HorseNote } from '@paddock/api/note-queries';
import { Form, SubmitButton, TextArea } from '@paddock/forms';
import { length, required } from '@paddock/forms/rules';
import { useUnsavedWork } from '@paddock/host';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { writeNoteMutation } from './note.queries.ts';

export interface NoteFormProps {
  horse: { id: number; name: string };
  /** The note so far. */
  note: HorseNote | null;
  /** Called once the note is saved. */
  onDone: () => void;
}

// The limits in the contract.
const Schema = object({ text: pipe(string(), required(), length(1, 1000)) });

/** The form of the note on a horse. */
export function NoteForm({ horse, note, onDone }: NoteFormProps) {
  const { t } = useTranslation('mf-racing');
  // The optimistic note on screen is not the note to change.
  const [before] = useState(note);
  const write = useMutation(writeNoteMutation(horse, before));
  const [isDirty, setDirty] = useState(false);
  useUnsavedWork(isDirty);
  const submit = async ({ text }: { text: string }) => {
    await write.mutateAsync(text);
    onDone();
  };
  return (
    <Form
      schema={Schema}
      defaultValues={{ text: before?.text ?? '' }}
      label={t('horse.noteForm')}
      onSubmit={submit}
      onDirtyChange={setDirty}
    >
      <TextArea name="text" label={t('horse.note')} rows={3} />
      <SubmitButton>{t('horse.saveNote')}</SubmitButton>
    </Form>
  );
}

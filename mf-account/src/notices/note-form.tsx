import type { HorseNote } from '@paddock/api/note-queries';
import { Form, SubmitButton, TextArea } from '@paddock/forms';
import { length, required } from '@paddock/forms/rules';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { formWayOn } from '../shared/refusal/form-way-on.tsx';
import { useUnsavedForm } from '../shared/use-unsaved-form.ts';
import { updateNoteMutation } from './notices.queries.ts';

// The limits in the contract.
const Schema = object({ text: pipe(string(), required(), length(1, 1000)) });

/**
 * The text of a note.
 * @param onDone called once it is saved
 */
export function NoteForm({ note, onDone }: { note: HorseNote; onDone: () => void }) {
  const { t } = useTranslation('mf-account');
  const { mutateAsync } = useMutation(updateNoteMutation);
  const onDirtyChange = useUnsavedForm();
  const submit = async (body: { text: string }) => {
    await mutateAsync({ path: { id: note.id }, body });
    onDone();
  };
  return (
    <Form
      schema={Schema}
      defaultValues={{ text: note.text }}
      label={t('notices.form', { name: note.name })}
      wayOn={formWayOn}
      onSubmit={submit}
      onDirtyChange={onDirtyChange}
    >
      <TextArea name="text" label={t('notices.text')} rows={3} />
      <SubmitButton>{t('notices.save')}</SubmitButton>
    </Form>
  );
}

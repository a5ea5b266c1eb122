import { notesQuery } from '@paddock/api/note-queries';
import { api, queryClient } from '@paddock/host';
import { accepted, customer, fakeApi, logInForTest, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { show } from '../testing/show.ts';

const ME = '/api/v1/customer/me';
const NOTES = `${ME}/notes`;
const note = { id: 5, horse_id: 4001, name: 'Sturmvogel', text: 'Mag weichen Boden.' };

const showNotices = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ [ME]: customer(), [NOTES]: [note], ...answers });
  await logInForTest();
  await show('/user/notices');
  await screen.findByText('Mag weichen Boden.');
  return api;
};

const write = async (text: string) => {
  // The texts of forms may still be loading.
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ändern: Sturmvogel' })));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Notiz' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Notiz speichern' }));
};

test('[NOTICES-1] a note has its horse and its text', async () => {
  await showNotices();
  expect(screen.getByRole('link', { name: 'Sturmvogel' })).toBeTruthy();
});

test('[NOTICES-2] it is changed in its place', async () => {
  const { answers, sent } = await showNotices({ [`PUT ${NOTES}/5`]: { ...note, text: 'Mag jeden Boden.' } });
  answers[NOTES] = [{ ...note, text: 'Mag jeden Boden.' }];
  await write('Mag jeden Boden.');
  expect(await screen.findByText('Mag jeden Boden.', { selector: 'p' })).toBeTruthy();
  expect(sent(`PUT ${NOTES}/5`)).toEqual([{ text: 'Mag jeden Boden.' }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ändern: Sturmvogel' }));
});

test('[ACCOUNT-9] [NOTICES-2] its answer takes no focus from a field where the customer is by then', async () => {
  const answer = Promise.withResolvers<Response>();
  const { answers, sent } = await showNotices({ [`PUT ${NOTES}/5`]: () => answer.promise });
  await write('Mag jeden Boden.');
  await waitFor(() => expect(sent(`PUT ${NOTES}/5`)).toHaveLength(1));
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  const changed = { ...note, text: 'Mag jeden Boden.' };
  answers[NOTES] = [changed];
  answer.resolve(accepted(changed));
  await screen.findByText('Mag jeden Boden.', { selector: 'p' });
  expect(document.activeElement).toBe(field);
});

test('[NOTICES-3] a change that is refused keeps what was typed', async () => {
  await showNotices({ [`PUT ${NOTES}/5`]: () => refused(503, 'down') });
  await write('Mag jeden Boden.');
  expect(await screen.findByText(/apidown/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notiz' }).value).toBe('Mag jeden Boden.');
});

test('[ACCOUNT-8] [NOTICES-4] it is deleted, and taken back', async () => {
  const { answers, sent } = await showNotices({
    [`DELETE ${NOTES}/5`]: { deleted: true },
    [`POST ${NOTES}`]: { ...note, id: 6 },
  });
  answers[NOTES] = [];
  fireEvent.click(screen.getByRole('button', { name: 'Löschen: Sturmvogel' }));
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('Die Notiz zu Sturmvogel ist gelöscht.');
  expect(await screen.findByText('Noch keine Notizen')).toBeTruthy();
  answers[NOTES] = [{ ...note, id: 6 }];
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText('Mag weichen Boden.')).toBeTruthy();
  await waitFor(() => expect(notice.textContent).toBe('Die Notiz zu Sturmvogel ist wieder da.'));
  expect(document.activeElement).toBe(notice);
  expect(sent(`POST ${NOTES}`)).toEqual([{ horse_id: 4001, text: 'Mag weichen Boden.' }]);
});

test('[NOTICES-5] a late answer to a take-back leaves the notice of a newer deletion', async () => {
  const other = { id: 7, horse_id: 4002, name: 'Zephir', text: 'Startet langsam.' };
  const late = Promise.withResolvers<Response>();
  const { answers, sent } = await showNotices({
    [NOTES]: [note, other],
    [`DELETE ${NOTES}/5`]: { deleted: true },
    [`DELETE ${NOTES}/7`]: { deleted: true },
    [`POST ${NOTES}`]: () => late.promise,
  });
  answers[NOTES] = [other];
  fireEvent.click(screen.getByRole('button', { name: 'Löschen: Sturmvogel' }));
  await screen.findByText('Die Notiz zu Sturmvogel ist gelöscht.');
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(sent(`POST ${NOTES}`)).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Löschen: Zephir' }));
  await screen.findByText('Die Notiz zu Zephir ist gelöscht.');
  answers[NOTES] = [{ ...note, id: 8 }];
  late.resolve(accepted({ ...note, id: 8 }));
  expect(await screen.findByText('Mag weichen Boden.')).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(screen.getByRole('status').textContent).toContain('Die Notiz zu Zephir ist gelöscht.');
});

test('[NOTICES-6] a note that is still being written is neither changed nor deleted', async () => {
  await showNotices();
  const showNote = (id: number) =>
    queryClient.setQueryData(notesQuery(api).queryKey, [
      { id, horseId: 4002, name: 'Zephir', text: 'Startet langsam.' },
    ]);
  const areDisabled = async () => {
    const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^(Ändern|Löschen): Zephir$/ });
    return buttons.map(({ disabled }) => disabled);
  };
  showNote(-4002);
  expect(await areDisabled()).toEqual([true, true]);
  showNote(7);
  await waitFor(async () => expect(await areDisabled()).toEqual([false, false]));
});

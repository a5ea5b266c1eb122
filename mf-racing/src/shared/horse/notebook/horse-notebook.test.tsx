import { logOut } from '@paddock/host';
import { hasUnsavedWork, startSession } from '@paddock/host/shell';
import { accepted, customer, fakeApi, logInForTest, NOW, pass, refused, toldFailures } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { favorite, horse, race, runner } from '../../../testing/fixtures.ts';
import { show } from '../../../testing/show.ts';

const FAVORITES = '/api/v1/customer/me/favorites';
const NOTES = '/api/v1/customer/me/notes';
const note = { id: 5, horse_id: 4001, name: 'Sturmvogel', text: 'Mag weichen Boden.' };

/** Shows a race card to a customer. */
const showCard = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    '/api/v1/customer/me': customer(),
    '/api/v1/races/7': race({ runners: [runner(1, 'Sturmvogel')] }),
    '/api/v1/horses/4001?page=1': horse(),
    [FAVORITES]: [],
    [NOTES]: [],
    ...answers,
  });
  await logInForTest();
  await show('/race/7');
  return api;
};

/** An answer that arrives when the test releases it. */
const held = (response: Response) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, come: () => resolve(response) };
};

const star = (pressed: boolean) => screen.findByRole('button', { name: 'Sturmvogel als Favorit', pressed });

const openNotebook = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Sturmvogel' }));
  return within(await screen.findByRole('dialog', { name: 'Sturmvogel' }));
};

/** jsdom opens it, and fires the event in a later task. */
const write = async (notebook: Awaited<ReturnType<typeof openNotebook>>, opener: string, text: string) => {
  const details = (await notebook.findByText(opener)).closest('details') as HTMLDetailsElement;
  details.open = true;
  // The texts of forms may still be loading.
  await act(async () => void fireEvent(details, new Event('toggle')));
  fireEvent.change(await notebook.findByRole('textbox', { name: 'Notiz' }), { target: { value: text } });
  fireEvent.click(notebook.getByRole('button', { name: 'Notiz speichern' }));
};

describe('a favourite', () => {
  test('[NOTEBOOK-1] [NOTEBOOK-3] shows at once, before the API answers', async () => {
    const post = held(accepted(favorite(4001, 'Sturmvogel')));
    const { answers, asked } = await showCard({ [`POST ${FAVORITES}`]: post.answer });
    await waitFor(async () => expect(await star(false)).toHaveProperty('disabled', false));
    fireEvent.click(await star(false));
    expect(await star(true)).toBeTruthy();
    answers[FAVORITES] = [favorite(4001, 'Sturmvogel')];
    const reads = asked.filter((call) => call === FAVORITES).length;
    post.come();
    await waitFor(() => expect(asked.filter((call) => call === FAVORITES).length).toBeGreaterThan(reads));
    expect(await star(true)).toBeTruthy();
  });

  test('[NOTEBOOK-1] is removed by a second press', async () => {
    const { asked, answers } = await showCard({
      [FAVORITES]: [favorite(4001, 'Sturmvogel')],
      [`DELETE ${FAVORITES}/4001`]: { deleted: true },
    });
    const pressed = await star(true);
    answers[FAVORITES] = [];
    fireEvent.click(pressed);
    expect(await star(false)).toBeTruthy();
    await waitFor(() => expect(asked).toContain(`DELETE ${FAVORITES}/4001`));
  });

  test('[NOTEBOOK-4] is reverted if it is refused, and an alert says so', async () => {
    const told = toldFailures();
    const post = held(refused(409, 'list_full'));
    await showCard({ [`POST ${FAVORITES}`]: post.answer });
    await waitFor(async () => expect(await star(false)).toHaveProperty('disabled', false));
    fireEvent.click(await star(false));
    expect(await star(true)).toBeTruthy();
    post.come();
    expect(await star(false)).toBeTruthy();
    expect(told).toEqual(['list_full']);
  });

  test('[RACING-7] that fails to load raises an alert, since no part of the card says it; the button is disabled', async () => {
    const told = toldFailures();
    await showCard({ [FAVORITES]: () => refused(503, 'down') });
    await waitFor(() => expect(told).toEqual(['down']));
    expect(await star(false)).toHaveProperty('disabled', true);
  });

  test("[NOTEBOOK-2] is the same in the horse's pop-up", async () => {
    await showCard({ [FAVORITES]: [favorite(4001, 'Sturmvogel')] });
    const notebook = await openNotebook();
    expect(await notebook.findByRole('button', { name: 'Favorit', pressed: true })).toBeTruthy();
  });
});

describe('a note', () => {
  test('[NOTEBOOK-5] [NOTEBOOK-8] is written, and marked on the card', async () => {
    const { asked, answers } = await showCard({ [`POST ${NOTES}`]: note });
    const notebook = await openNotebook();
    answers[NOTES] = [note];
    await write(notebook, 'Notiz schreiben', 'Mag weichen Boden.');
    expect(await notebook.findByText('Mag weichen Boden.', { selector: 'p' })).toBeTruthy();
    expect(asked).toContain(`POST ${NOTES}`);
    expect(screen.getByRole('row', { name: /Sturmvogel.*mit Notiz/, hidden: true })).toBeTruthy();
    expect(document.activeElement).toBe(notebook.getByText('Notiz ändern'));
  });

  test('[NOTEBOOK-5] is changed', async () => {
    const { asked } = await showCard({ [NOTES]: [note], [`PUT ${NOTES}/5`]: { ...note, text: 'Mag jeden Boden.' } });
    await write(await openNotebook(), 'Notiz ändern', 'Mag jeden Boden.');
    await waitFor(() => expect(asked).toContain(`PUT ${NOTES}/5`));
  });

  test('[NOTEBOOK-10] that is new can be changed and deleted once the API has answered, though the list is not read yet', async () => {
    const post = held(accepted(note));
    const { asked, answers } = await showCard({
      [`POST ${NOTES}`]: post.answer,
      [`DELETE ${NOTES}/5`]: { deleted: true },
    });
    await write(await openNotebook(), 'Notiz schreiben', 'Mag weichen Boden.');
    await screen.findByText('Mag weichen Boden.', { selector: 'p' });
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    const notebook = await openNotebook();
    const details = (await notebook.findByText('Notiz ändern')).closest('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(details.open).toBe(false);
    expect(notebook.queryByRole('button', { name: 'Notiz löschen' })).toBeNull();
    answers[NOTES] = () => new Promise<Response>(() => {});
    post.come();
    fireEvent.click(await notebook.findByRole('button', { name: 'Notiz löschen' }));
    await waitFor(() => expect(asked).toContain(`DELETE ${NOTES}/5`));
  });

  test('[NOTEBOOK-11] that is typed and not saved is unsaved work', async () => {
    await showCard({ [NOTES]: [note], [`PUT ${NOTES}/5`]: () => refused(503, 'down') });
    const notebook = await openNotebook();
    expect(hasUnsavedWork()).toBe(false);
    await write(notebook, 'Notiz ändern', 'Mag jeden Boden.');
    expect(await notebook.findByText(/apidown/)).toBeTruthy();
    expect(hasUnsavedWork()).toBe(true);
  });

  test('[NOTEBOOK-7] that is refused is reverted, and the typed text stays', async () => {
    await showCard({ [NOTES]: [note], [`PUT ${NOTES}/5`]: () => refused(503, 'down') });
    const notebook = await openNotebook();
    await write(notebook, 'Notiz ändern', 'Mag jeden Boden.');
    expect(await notebook.findByText(/apidown/)).toBeTruthy();
    expect((notebook.getByRole('textbox', { name: 'Notiz' }) as HTMLTextAreaElement).value).toBe('Mag jeden Boden.');
    expect(screen.getByTitle('Mag weichen Boden.')).toBeTruthy();
  });

  test('[NOTEBOOK-4] [NOTEBOOK-5] [NOTEBOOK-6] is deleted at once, and restored if that is refused, with an alert', async () => {
    const told = toldFailures();
    const answer = held(refused(503, 'down'));
    await showCard({ [NOTES]: [note], [`DELETE ${NOTES}/5`]: answer.answer });
    const notebook = await openNotebook();
    fireEvent.click(await notebook.findByRole('button', { name: 'Notiz löschen' }));
    await waitFor(() => expect(notebook.queryByText('Mag weichen Boden.')).toBeNull());
    answer.come();
    expect(await notebook.findByText('Mag weichen Boden.')).toBeTruthy();
    expect(told).toEqual(['down']);
  });
});

describe('the next customer of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    onTestFinished(startSession());
  });

  /** Another customer logs in before the answer to the former one's change comes. */
  const handOver = async () => {
    await act(() => logOut({ force: true }));
    await act(() => logInForTest('8'));
  };
  const arrives = async (change: ReturnType<typeof held>) => {
    change.come();
    await pass(100);
  };

  test('[NOTEBOOK-12] does not see the note that the former one was deleting', async () => {
    const change = held(accepted({ deleted: true }));
    const { answers, asked } = await showCard({ [NOTES]: [note], [`DELETE ${NOTES}/5`]: change.answer });
    fireEvent.click(await (await openNotebook()).findByRole('button', { name: 'Notiz löschen' }));
    await waitFor(() => expect(asked).toContain(`DELETE ${NOTES}/5`));
    answers[NOTES] = () => new Promise<Response>(() => {});
    await handOver();
    await arrives(change);
    expect(screen.queryByTitle('Mag weichen Boden.')).toBeNull();
    expect(screen.queryByText('Mag weichen Boden.')).toBeNull();
  });

  test('[NOTEBOOK-12] does not see the note that the former one was changing', async () => {
    const change = held(accepted({ ...note, text: 'Mag jeden Boden.' }));
    const { answers, asked } = await showCard({ [NOTES]: [note], [`PUT ${NOTES}/5`]: change.answer });
    await write(await openNotebook(), 'Notiz ändern', 'Mag jeden Boden.');
    await waitFor(() => expect(asked).toContain(`PUT ${NOTES}/5`));
    answers[NOTES] = () => new Promise<Response>(() => {});
    await handOver();
    await arrives(change);
    expect(screen.queryByTitle(/Boden\./)).toBeNull();
  });

  test('[NOTEBOOK-12] keeps the favourite that the former one was adding', async () => {
    const change = held(accepted(favorite(4001, 'Sturmvogel')));
    const { answers, asked } = await showCard({ [`POST ${FAVORITES}`]: change.answer });
    await waitFor(async () => expect(await star(false)).toHaveProperty('disabled', false));
    fireEvent.click(await star(false));
    await waitFor(() => expect(asked).toContain(`POST ${FAVORITES}`));
    answers[FAVORITES] = [favorite(4001, 'Sturmvogel')];
    await handOver();
    await waitFor(async () => expect(await star(true)).toHaveProperty('disabled', false));
    await arrives(change);
    expect(await star(true)).toBeTruthy();
  });
});

test('[NOTEBOOK-9] a visitor has neither, and neither is read', async () => {
  const { asked } = fakeApi({
    '/api/v1/races/7': race({ runners: [runner(1, 'Sturmvogel')] }),
    '/api/v1/horses/4001?page=1': horse(),
  });
  await show('/race/7');
  const dialog = await openNotebook();
  expect(await dialog.findByRole('table', { name: 'Letzte Rennen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Favorit/, hidden: true })).toBeNull();
  expect(dialog.queryByText('Notiz schreiben')).toBeNull();
  expect(asked.filter((call) => call.includes('/customer/'))).toEqual([]);
});

import { queryClient } from '@paddock/host';
import { accepted, customer, fakeApi, logInForTest, toldFailures } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { show } from '../testing/show.ts';

const ME = '/api/v1/customer/me';
const FAVORITES = `${ME}/favorites`;
const favorite = (horse_id: number, name: string, post_time: string | null = null) => ({
  id: horse_id,
  horse_id,
  name,
  created_at: '2026-11-20T09:00:00Z',
  next_race: post_time && { race_id: 7, startnr: 3, track_name: 'Lindenau', post_time },
});
const all = [
  favorite(1, 'Zephir'),
  favorite(2, 'Abendrot'),
  favorite(3, 'Sturmvogel', '2026-11-21T14:00:00Z'),
  favorite(4, 'Morgenstern', '2026-11-21T13:00:00Z'),
];

const showFavorites = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ [ME]: customer(), [FAVORITES]: all, ...answers });
  await logInForTest();
  await show('/user/favorites');
  return api;
};

test('[FOLLOWED-1] those that run soonest come first, with their race, then the others by name', async () => {
  await showFavorites();
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('a')?.textContent)).toEqual([
    'Morgenstern',
    'Sturmvogel',
    'Abendrot',
    'Zephir',
  ]);
  expect(screen.getByRole('link', { name: '21.11.2026 14:00\u00a0Uhr, Lindenau, Nummer 3' })).toBeTruthy();
  expect(screen.getAllByText('Heute und morgen kein Rennen')).toHaveLength(2);
});

test('[ACCOUNT-8] [FOLLOWED-2] one is removed, says so, and is taken back', async () => {
  const { answers, sent } = await showFavorites({
    [`DELETE ${FAVORITES}/3`]: { deleted: true },
    [`POST ${FAVORITES}`]: all[2],
  });
  const remove = await screen.findByRole('button', { name: 'Entfernen: Sturmvogel' });
  answers[FAVORITES] = all.filter(({ id }) => id !== 3);
  fireEvent.click(remove);
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('Sturmvogel ist kein Favorit mehr.');
  expect(document.activeElement).toBe(notice);
  expect(screen.queryByRole('link', { name: 'Sturmvogel' })).toBeNull();
  answers[FAVORITES] = all;
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByRole('link', { name: 'Sturmvogel' })).toBeTruthy();
  await waitFor(() => expect(notice.textContent).toBe('Sturmvogel ist wieder ein Favorit.'));
  expect(document.activeElement).toBe(notice);
  expect(sent(`POST ${FAVORITES}`)).toEqual([{ horse_id: 3 }]);
});

test('[ACCOUNT-9] [FOLLOWED-2] its removal takes no focus from a field where the customer is by then', async () => {
  const answer = Promise.withResolvers<Response>();
  const { answers, asked } = await showFavorites({ [`DELETE ${FAVORITES}/3`]: () => answer.promise });
  fireEvent.click(await screen.findByRole('button', { name: 'Entfernen: Sturmvogel' }));
  await waitFor(() => expect(asked).toContain(`DELETE ${FAVORITES}/3`));
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  answers[FAVORITES] = all.filter(({ id }) => id !== 3);
  answer.resolve(accepted({ deleted: true }));
  await screen.findByText('Sturmvogel ist kein Favorit mehr.');
  expect(document.activeElement).toBe(field);
});

test('[FOLLOWED-7] a late answer to a take-back leaves the notice of a newer removal', async () => {
  const late = Promise.withResolvers<Response>();
  const { answers, sent } = await showFavorites({
    [`DELETE ${FAVORITES}/3`]: { deleted: true },
    [`DELETE ${FAVORITES}/1`]: { deleted: true },
    [`POST ${FAVORITES}`]: () => late.promise,
  });
  const undo = () => screen.getByRole('button', { name: 'Rückgängig' });
  const remove = await screen.findByRole('button', { name: 'Entfernen: Sturmvogel' });
  answers[FAVORITES] = all.filter(({ id }) => id !== 3);
  fireEvent.click(remove);
  await screen.findByText('Sturmvogel ist kein Favorit mehr.');
  fireEvent.click(undo());
  await waitFor(() => expect(sent(`POST ${FAVORITES}`)).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen: Zephir' }));
  await screen.findByText('Zephir ist kein Favorit mehr.');
  answers[FAVORITES] = all.filter(({ id }) => id !== 1);
  late.resolve(accepted(all[2]));
  expect(await screen.findByRole('link', { name: 'Sturmvogel' })).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(screen.getByRole('status').textContent).toContain('Zephir ist kein Favorit mehr.');
  answers[`POST ${FAVORITES}`] = all[0];
  fireEvent.click(undo());
  await waitFor(() => expect(sent(`POST ${FAVORITES}`)).toEqual([{ horse_id: 3 }, { horse_id: 1 }]));
});

test('[FOLLOWED-3] one that cannot be removed stays, and an alert says why', async () => {
  const told = toldFailures();
  await showFavorites();
  fireEvent.click(await screen.findByRole('button', { name: 'Entfernen: Zephir' }));
  await waitFor(() => expect(told).toEqual(['not_found']));
  expect(screen.getByRole('link', { name: 'Zephir' })).toBeTruthy();
});

test('[FOLLOWED-4] a mail before they run is switched on', async () => {
  const { answers, sent } = await showFavorites({ [`PUT ${ME}/preferences`]: customer().preferences });
  const box = await screen.findByRole('checkbox', { name: /eine halbe Stunde, bevor ein Favorit startet/ });
  expect(box).toHaveProperty('checked', false);
  answers[ME] = customer({ preferences: { ...customer().preferences, favourite_email_notification: true } });
  fireEvent.click(box);
  await waitFor(() => expect(sent(`PUT ${ME}/preferences`)).toEqual([{ favourite_email_notification: true }]));
  await waitFor(() => expect(box).toHaveProperty('checked', true));
});

test('[FOLLOWED-6] of two quick presses of its switch the last one counts, however late the first arrives', async () => {
  const { answers, sent } = await showFavorites();
  const PUT = `PUT ${ME}/preferences`;
  const arrivals: (() => void)[] = [];
  answers[PUT] = () => {
    const arrived = Promise.withResolvers<Response>();
    const [body] = sent(PUT).slice(-1) as [{ favourite_email_notification: boolean }];
    arrivals.push(() => {
      const preferences = { ...customer().preferences, ...body };
      answers[ME] = customer({ preferences });
      arrived.resolve(accepted(preferences));
    });
    return arrived.promise;
  };
  const box = await screen.findByRole('checkbox', { name: /eine halbe Stunde, bevor ein Favorit startet/ });
  fireEvent.click(box);
  await waitFor(() => expect(box).toHaveProperty('checked', true));
  fireEvent.click(box);
  await waitFor(() => expect(box).toHaveProperty('checked', false));
  await waitFor(() => expect(arrivals).not.toHaveLength(0));
  // The later one first, if both are under way.
  arrivals.pop()?.();
  await waitFor(() => expect(sent(PUT)).toHaveLength(2));
  await waitFor(() => expect(arrivals).toHaveLength(1));
  arrivals.pop()?.();
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(sent(PUT)).toEqual([{ favourite_email_notification: true }, { favourite_email_notification: false }]);
  expect(box).toHaveProperty('checked', false);
});

test('[FOLLOWED-5] without one the page says how to make one', async () => {
  await showFavorites({ [FAVORITES]: [] });
  expect(await screen.findByText('Noch keine Favoriten')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zu den Rennen' })).toBeTruthy();
});

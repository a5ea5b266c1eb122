import { queryClient } from '@paddock/host';
import { accepted, fakeApi } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { horse, performance, race, runner } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';

const FIRST_PAGE = '/api/v1/horses/4001?page=1';
const SECOND_PAGE = '/api/v1/horses/4001?performance_only=1&page=2';
const page = (page: number) => ({ page, perPage: 5, count: 5, total: 7, currentPage: page, totalPages: 2, links: {} });

const openHorse = async (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ '/api/v1/races/7': race({ runners: [runner(1, 'Sturmvogel')] }), ...answers });
  await show('/race/7');
  const name = screen.getByRole('button', { name: 'Sturmvogel' });
  name.focus();
  fireEvent.click(name);
  return { ...api, name, dialog: within(await screen.findByRole('dialog', { name: 'Sturmvogel' })) };
};

test("[HORSE-1] [HORSE-2] [HORSE-3] [HORSE-8] a runner's name opens the facts about the horse, and gets the focus back", async () => {
  const { dialog, name } = await openHorse({ [FIRST_PAGE]: horse() });
  await dialog.findByText('4-jährig, Hengst');
  const identity = within(dialog.getByText('4-jährig, Hengst').closest('dl') as HTMLElement);
  const facts = identity.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'Alter: 4-jährig, Hengst',
    'Land: Deutschland',
    'Vater: Sturmwind',
    'Mutter: Vogelsang',
    'Trainer: Katrin Ahlers',
    'Starts: 12',
    'Siege: 3',
    'Plätze 1 bis 3: 7',
    'Form: 2-1-4',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(name);
});

test('[HORSE-4] its past races are paged; the facts are not read again', async () => {
  const { dialog, asked } = await openHorse({
    [FIRST_PAGE]: () => accepted(horse({ performances: [performance(70)] }), page(1)),
    [SECOND_PAGE]: () => accepted({ id: 4001, performances: [performance(60, { track_name: 'Auenfeld' })] }, page(2)),
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Weiter' }));
  expect(await dialog.findByText(/Auenfeld/)).toBeTruthy();
  expect(dialog.getByText('4-jährig, Hengst')).toBeTruthy();
  expect(asked).toContain(SECOND_PAGE);
  // Not by the calls: strict mode starts each of them twice.
  expect(queryClient.getQueryCache().findAll({ queryKey: ['getHorse'] })).toHaveLength(2);
});

test.each([
  [{ place: 2 }, '2. von 9'],
  [{ place: null }, 'unplatziert'],
  [{ place: null, incident: 'DISQUALIFIED' as const }, 'disqualifiziert'],
  [{ place: null, status: 'NON_RUNNER' as const }, 'Nichtstarter'],
])('[HORSE-6] %j is called %s', async (facts, words) => {
  const { dialog } = await openHorse({ [FIRST_PAGE]: horse({ performances: [performance(70, facts)] }) });
  expect(await dialog.findByRole('cell', { name: words })).toBeTruthy();
});

test('[HORSE-5] a past race leads to its card', async () => {
  const { dialog } = await openHorse({
    [FIRST_PAGE]: horse({ performances: [performance(70)] }),
    '/api/v1/races/70': race({ id: 70, name: 'Sommerpreis' }),
  });
  fireEvent.click(await dialog.findByRole('link', { name: /24\.10\.2026.*Lindenau, Rennen 4/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sommerpreis' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[HORSE-9] the pop-up leads to the page of the horse', async () => {
  const { dialog } = await openHorse({ [FIRST_PAGE]: horse() });
  fireEvent.click(dialog.getByRole('link', { name: 'Alles über dieses Pferd' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sturmvogel' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[HORSE-7] a horse that never ran says so', async () => {
  const { dialog } = await openHorse({ [FIRST_PAGE]: horse({ performances: [] }) });
  expect(await dialog.findByText('Noch kein Rennen gelaufen')).toBeTruthy();
});

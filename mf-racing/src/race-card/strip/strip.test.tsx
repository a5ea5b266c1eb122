import { fakeApi, raceFields } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meeting, race } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';

const RACE = '/api/v1/races/7';
const MEETING = '/api/v1/meetings/1';
const RESULT = [
  { place: 1, startnrs: [5] },
  { place: 2, startnrs: [8, 13] },
  { place: 4, startnrs: [2] },
  { place: 5, startnrs: [1] },
];

const races = [
  raceFields({ id: 5, number: 1, status: 'OFFICIAL', result: RESULT }),
  raceFields({ id: 6, number: 2, status: 'CLOSED' }),
  raceFields({ id: 7, number: 3, post_time: '2026-11-21T12:20:00Z' }),
  raceFields({ id: 8, number: 4, post_time: '2026-11-21T12:50:00Z' }),
  raceFields({ id: 9, number: 5, status: 'CANCELLED' }),
];

const strip = async () => within(await screen.findByRole('navigation', { name: 'Rennen in Lindenau' }));

test('[CARD-29] [CARD-30] the races of the meeting with their states, the race of the page marked', async () => {
  fakeApi({ [RACE]: race(), [MEETING]: meeting({ races }) });
  await show('/race/7');
  const bar = await strip();
  await bar.findByRole('link', { name: /^R1/ });
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['AlleRennen in Lindenau', '/races/2026-11-21?meeting=1'],
    ['R1 5 – 8/13 – 2 Endgültiges Ergebnis', '/race/5'],
    ['R2 läuft', '/race/6'],
    [expect.stringMatching(/^R3 (20|19).Min\. Offen$/), '/race/7'],
    ['R4 13:50 Offen', '/race/8'],
    ['R5 abgesagt', '/race/9'],
  ]);
  const current = bar.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current).toEqual([bar.getByRole('link', { name: /^R3/ })]);
});

test('[CARD-31] the arrow keys move the focus from race to race', async () => {
  fakeApi({ [RACE]: race(), [MEETING]: meeting({ races }) });
  await show('/race/7');
  const bar = await strip();
  const current = await bar.findByRole('link', { name: /^R3/ });
  current.focus();
  fireEvent.keyDown(current, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(bar.getByRole('link', { name: /^R4/ }));
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(current);
});

test('[CARD-32] without the races of the meeting the card stays, with the link to the meeting', async () => {
  fakeApi({ [RACE]: race() });
  await show('/race/7');
  expect((await strip()).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[CARD-29] a window of its own has no strip', async () => {
  fakeApi({ [RACE]: race(), [MEETING]: meeting({ races }) });
  await show('/race/detailspopup/7');
  expect(screen.queryByRole('navigation', { name: 'Rennen in Lindenau' })).toBeNull();
});

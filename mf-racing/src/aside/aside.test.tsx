import { fakeApi, raceFields, showPiece } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import { nextRace } from '../testing/fixtures.ts';
import { AsideSlot } from './aside.slot.tsx';

const NEXT = '/api/v1/races/next';

const show = () => showPiece('mf-racing', remote, <AsideSlot />);

test('[ASIDE-1] the next three races lead to their cards, with a countdown each', async () => {
  fakeApi({ [NEXT]: [7, 8, 9, 10].map((id) => ({ ...raceFields({ id }), favorites: [] })) });
  await show();
  const races = within(await screen.findByRole('region', { name: 'Die nächsten Rennen' }));
  const links = await races.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/race/7', '/race/8', '/race/9']);
  expect(races.getAllByRole('timer')).toHaveLength(3);
});

test('[ASIDE-3] a race has its favourite with its odds, as soon as there are odds', async () => {
  const favorites = [
    { startnr: 4, horse: 'Blitz', odds: 320 },
    { startnr: 1, horse: 'Donner', odds: 410 },
  ];
  fakeApi({ [NEXT]: [nextRace({ id: 7, favorites }), nextRace({ id: 8 })] });
  await show();
  const [race, without] = await screen.findAllByRole('link');
  expect(race?.textContent).toContain('Favorit 4 Blitz 3,20');
  expect(race?.textContent).not.toContain('Donner');
  expect(without?.textContent).not.toContain('Favorit');
});

test('[ASIDE-2] no open race is said', async () => {
  fakeApi({ [NEXT]: [] });
  await show();
  await screen.findByText('Zurzeit ist kein Rennen offen');
});

import { fakeApi } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.ts';

test('[HOME-20] the ticker has jackpots and news with their links, and leaves the next race to the list', async () => {
  fakeApi({
    '/api/v1/tickers': [
      { id: 1, type: 'next_race', text: 'Nächstes Rennen: Lindenau', link: '/race/7' },
      { id: 2, type: 'jackpot', text: 'Jackpot Lindenau: 5.000 €', link: '/race/8' },
      { id: 3, type: 'news', text: 'Neuer Kalender', link: '/news/3' },
    ],
  });
  await show('/');
  const lines = await within(screen.getByRole('list', { name: 'Aktuelles' })).findAllByRole('link');
  expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
    ['Jackpot Lindenau: 5.000 €', '/race/8'],
    ['NeuigkeitNeuer Kalender', '/news/3'],
  ]);
});

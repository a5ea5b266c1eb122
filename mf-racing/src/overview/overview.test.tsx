import { fakeApi, refused } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import config from '../../remote.config.ts';
import { pages } from '../pages.ts';
import { show } from '../testing/show.ts';

const OVERVIEW = '/api/v1/overview/meetings';
const PREMIUM = '/api/v1/premium';
const meeting = (facts: object = {}) => ({
  id: 5,
  country: 'DEU',
  track_id: 12,
  track_name: 'Lindenau',
  date: '2026-11-21',
  race_type: 'H',
  firstracedate: '2026-11-21T11:00:00Z',
  lastracedate: '2026-11-21T16:10:00Z',
  racecount: 8,
  finished_count: 3,
  next_race_id: 7,
  next_post_time: '2026-11-21T12:20:00Z',
  is_live: true,
  livestream_id: 4,
  ...facts,
});
const premium = { sqp: true, spot: false, harryboy: true, data: { sqp: [], spot: [], harryboy: [] } };

describe('the overview', () => {
  test.each(['/race', '/mehr'])(
    '[OVERVIEW-1] [OVERVIEW-2] %s shows the progress of each meeting, and leads to its next race',
    async (url) => {
      const over = meeting({ id: 6, track_name: 'Eichental', next_race_id: null, next_post_time: null });
      fakeApi({ [OVERVIEW]: [meeting(), over], [PREMIUM]: premium, '/api/v1/countries': [] });
      await show(url);
      const line = (await screen.findByRole('link', { name: 'Lindenau' })).closest('li') as HTMLElement;
      expect(within(line).getByText('3 von 8 Rennen gelaufen')).toBeTruthy();
      expect(
        within(line)
          .getByRole('link', { name: /Nächstes Rennen/ })
          .getAttribute('href'),
      ).toBe('/race/7');
      const done = screen.getByRole('link', { name: 'Eichental' });
      expect(done.getAttribute('href')).toBe('/races?meeting=6');
      expect(done.closest('li')?.textContent).toContain('alle Rennen sind gelaufen');
    },
  );

  test('[OVERVIEW-3] leads to every page with a URL of its own that is not in the main menu', async () => {
    fakeApi({ [OVERVIEW]: [], [PREMIUM]: premium });
    await show('/mehr');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const menu = (config.menus?.main ?? []).map(({ path }) => path);
    // Aliases of pages, and the pop-up of the next race, which a race card opens.
    const aliases = ['/race', '/wettstarliga', '/tagestipp/trab', '/tagestipp/galopp', '/race/detailspopup'];
    const own = Object.values(pages)
      .map(({ path }) => path)
      .filter((path) => !path.includes(':'));
    for (const path of own)
      if (!menu.some((entry) => entry === path) && !aliases.includes(path)) expect(hrefs).toContain(path);
  });

  test('[OVERVIEW-4] says which premium bets are offered now; a failed read leaves the page as it is', async () => {
    fakeApi({ [OVERVIEW]: [], [PREMIUM]: premium });
    const { unmount } = await show('/mehr');
    expect(await screen.findAllByText('Jetzt angeboten')).toHaveLength(2);
    unmount();
    fakeApi({ [OVERVIEW]: () => refused(500, 'oops') });
    await show('/mehr');
    expect(screen.getByRole('link', { name: 'SQP' })).toBeTruthy();
  });
});

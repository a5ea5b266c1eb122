import { fakeApi } from '@paddock/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slipStore } from '../shared/betting/slip.store.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { nextRace, pool, race, raceResult, results, runner, wagerTypes } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const won = (id: number, post_time: string, ...startnrs: number[]) =>
  raceResult({
    id,
    post_time,
    placed: startnrs.map((startnr) => ({ place: 1, startnr, horse: `Pferd ${startnr}`, rider: null, odds: null })),
  });

describe('Black & Red', () => {
  test("[BLACKRED-1] [BLACKRED-2] counts today's winners by colour, each horse of a dead heat, and lists them, the latest first", async () => {
    fakeApi({
      '/api/v1/results': [
        results(
          won(7, '2026-11-21T10:00:00Z', 5),
          won(8, '2026-11-21T11:00:00Z', 8, 13),
          won(9, '2026-11-21T10:30:00Z'),
        ),
      ],
    });
    await show('/blackRed');
    const tally = within(await screen.findByRole('region', { name: 'Sieger nach Farbe' }));
    expect(tally.getByText(/2 Siege, 66,7\s%/)).toBeTruthy();
    expect(tally.getByText(/1 Sieg, 33,3\s%/)).toBeTruthy();
    const links = within(screen.getByRole('region', { name: 'Die Sieger von heute' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/race/8', '/race/7']);
    expect(links[0]?.textContent).toMatch(/Schwarz 8 Pferd 8.*Rot 13 Pferd 13$/);
  });

  test('[BLACKRED-4] a colour of one of the next races puts its starters to win into the slip, once', async () => {
    await emptySlip();
    const runners = [1, 2, 3, 4, 5].map((startnr) =>
      runner(startnr, `Pferd ${startnr}`, startnr === 5 ? { status: 'NON_RUNNER' } : {}),
    );
    fakeApi({
      '/api/v1/races/next': [nextRace()],
      '/api/v1/races/7': race({ runners, pools: [pool('WIN')] }),
      '/api/v1/wager-types': wagerTypes(),
      '/api/v1/results': [],
    });
    await show('/blackRed');
    const horses = () => slipStore.current()?.tickets.map(({ pool: name, draft }) => [name, draft.marks.horses]);
    const bets = within(screen.getByRole('region', { name: 'Auf eine Farbe setzen' }));
    const red = await bets.findByRole('button', { name: 'Rot (ungerade): Sieg, Lindenau, Rennen 3' });
    act(() => red.click());
    act(() => red.click());
    await waitFor(() => expect(horses()).toEqual([['WIN', [1, 3]]]));
    act(() => bets.getByRole('button', { name: /^Schwarz/ }).click());
    await waitFor(() =>
      expect(horses()).toEqual([
        ['WIN', [1, 3]],
        ['WIN', [2, 4]],
      ]),
    );
  });

  test('[BLACKRED-3] says so before the first race is over', async () => {
    fakeApi({ '/api/v1/results': [] });
    await show('/blackRed');
    expect(await screen.findByText('Noch keine Ergebnisse')).toBeTruthy();
  });
});

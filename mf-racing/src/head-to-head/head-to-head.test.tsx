import { fakeApi } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slipStore } from '../shared/betting/slip.store.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { dividend, headToHeadRace, pool, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const DUELS = '/api/v1/races/h2h';
const raceOf = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the match bets', () => {
  test('[DUELS-1] name the rivals with their odds, the lowest stake, and whether they are open', async () => {
    fakeApi({ [DUELS]: [headToHeadRace([pool('H2H_5_10')])] });
    await show('/h2h');
    const rivals = (await raceOf('R3 Preis der Linden')).getAllByRole('listitem');
    expect(rivals.map(({ textContent }) => textContent)).toEqual([
      '5Blitz Jana Brandt1,65',
      '10Donner –noch keine Quote',
    ]);
    expect(screen.getByText(/ab 0,50\s€ · offen/)).toBeTruthy();
  });

  test('[DUELS-2] name the horse that was in front once they are decided', async () => {
    const decided = pool('H2H_5_10', {
      status: 'CLOSED',
      dividends: [dividend({ pool: 'H2H_5_10', combination: '10', odd: 200 })],
    });
    fakeApi({ [DUELS]: [headToHeadRace([decided], { status: 'OFFICIAL' })] });
    await show('/h2h');
    const rivals = (await raceOf('R3 Preis der Linden')).getAllByRole('listitem');
    expect(rivals.map(({ textContent }) => textContent.includes('vorn'))).toEqual([false, true]);
  });

  test('[DUELS-1] [DUELS-3] of a meeting stand together, and can be narrowed to open races', async () => {
    fakeApi({
      [DUELS]: [
        headToHeadRace([pool('H2H_5_10')], { status: 'OFFICIAL', number: 1, name: 'Erstes' }),
        headToHeadRace([pool('H2H_5_10')], { meeting_id: 2, id: 8, track_name: 'Eichental', name: 'Anderes' }),
        headToHeadRace([pool('H2H_5_10')], { id: 9, name: 'Zweites' }),
      ],
    });
    await show('/h2h');
    const lindenau = within(
      (await screen.findByRole('heading', { name: /Lindenau/ })).closest('details') as HTMLElement,
    );
    expect((await lindenau.findAllByRole('article')).map((race) => race.querySelector('h3')?.textContent)).toEqual([
      'R1 Erstes',
      'R3 Zweites',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Nur offene Rennen' }));
    expect(await screen.findByRole('button', { name: 'Nur offene Rennen', pressed: true })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'R1 Erstes' })).toBeNull();
  });

  test('[DUELS-5] the odds put their horse into the slip with its rival, one of them at a time', async () => {
    await emptySlip();
    const odds = [
      { startnr: 5, odds: 165, max: null },
      { startnr: 10, odds: 215, max: null },
    ];
    const duel = headToHeadRace([pool('H2H_5_10', { odds })]);
    for (const rival of duel.duels[0]?.rivals ?? []) rival.odds ??= 215;
    fakeApi({
      [DUELS]: [duel],
      '/api/v1/races/7': race({
        runners: [runner(5, 'Blitz'), runner(10, 'Donner')],
        pools: [pool('H2H_5_10', { odds })],
      }),
      '/api/v1/wager-types': wagerTypes(),
    });
    await show('/h2h');
    const [blitz, donner] = (await raceOf('R3 Preis der Linden')).getAllByRole('button') as [HTMLElement, HTMLElement];
    expect(blitz.getAttribute('aria-label')).toBe('Head-to-Head 5 – 10, Nr. 5 Blitz, Quote 1,65');
    const marks = () => slipStore.current()?.tickets.map(({ wager, draft }) => [wager, draft.marks]);
    act(() => blitz.click());
    await waitFor(() => expect(marks()).toEqual([['DEU-H2H', { rival: [5, 10], horses: [5] }]]));
    act(() => donner.click());
    await waitFor(() => expect(marks()).toEqual([['DEU-H2H', { rival: [5, 10], horses: [10] }]]));
    act(() => donner.click());
    await waitFor(() => expect(marks()).toEqual([]));
  });

  test('[DUELS-4] a day without match bets says so', async () => {
    fakeApi({ [DUELS]: [] });
    await show('/h2h');
    expect(await screen.findByText('Heute gibt es keine Duellwetten')).toBeTruthy();
  });
});

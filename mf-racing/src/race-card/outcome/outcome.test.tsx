import { fakeApi } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dividend, pool, race, runner } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';

const RACE = '/api/v1/races/7';
const showRace = (facts: Parameters<typeof race>[0]) => {
  fakeApi({ [RACE]: race(facts) });
  return show('/race/7');
};
const paid = (name: string, priority: number, facts: Parameters<typeof dividend>[0] = {}) =>
  pool(name, {
    priority,
    status: 'CLOSED',
    dividends_status: 'FINAL',
    dividends: [dividend({ pool: name, ...facts })],
  });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the pools', () => {
  test('[POOLS-1] [POOLS-2] name, lowest stake, whether it is open and why not', async () => {
    await showRace({
      pools: [
        pool('WIN'),
        pool('PLC', { status: 'CLOSED' }),
        pool('SUP', { priority: 420, status: 'NOT_OFFERED', reason: 'TOO_FEW_RUNNERS' }),
        pool('KOM', { priority: 430, status: 'NOT_OFFERED', reason: 'NOT_SOLD', min_stake: null }),
        pool('V75', { priority: 460, currency: 'SEK', min_stake: 3 }),
      ],
    });
    expect(
      region('Wetten')
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      expect.stringMatching(/Sieg.*offen.*ab 0,50.€/),
      expect.stringMatching(/Platz.*geschlossen/),
      expect.stringMatching(/Viererwette.*nicht angeboten.*zu wenige Starter/),
      expect.stringMatching(/Komb.*nicht im Angebot$/),
      expect.stringMatching(/V75.*ab 0,03.€/),
    ]);
  });

  test('[RACING-11] a match bet is named by its start numbers', async () => {
    await showRace({ pools: [pool('H2H_5_10')] });
    expect(region('Wetten').getByText('Head-to-Head 5 – 10')).toBeTruthy();
  });

  test("[POOLS-3] [POOLS-4] pools of fixed odds say that they need a login; a pool without a name here has the API's", async () => {
    await showRace({ pools: [pool('fixWIN'), pool('XYZ')] });
    const [fixed, unknown] = region('Wetten').getAllByRole('listitem');
    expect(fixed?.textContent).toContain('nur mit Anmeldung');
    expect(unknown?.textContent).toContain('XYZ');
    expect(unknown?.textContent).not.toContain('Anmeldung');
  });
});

describe('the result', () => {
  const result = [
    { place: 1, startnrs: [2] },
    { place: 2, startnrs: [1, 13] },
  ];

  test('[OUTCOME-1] [OUTCOME-2] provisional and official say so, and what follows from it', async () => {
    await showRace({ status: 'FINISHED', result });
    expect(region('Vorläufiges Ergebnis').getByText(/bewahren Sie Ihren Wettschein/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Endgültiges Ergebnis' })).toBeNull();
  });

  test('[OUTCOME-3] [OUTCOME-5] horses of a dead heat share a place; a number without a runner is still shown', async () => {
    await showRace({ status: 'OFFICIAL', result });
    const lines = region('Endgültiges Ergebnis')
      .getAllByRole('listitem')
      .filter((line) => line.parentElement?.tagName === 'OL');
    expect(lines).toHaveLength(2);
    expect(lines[0]?.textContent).toMatch(/1\. Platz.*Königssohn/);
    expect(lines[1]?.textContent).toMatch(/2\. Platz.*1.*Sturmvogel.*13.*totes Rennen/);
  });

  test.each([1, 7])(
    '[OUTCOME-4] an arrival of %d places is shown as it is, whatever places are paid',
    async (places) => {
      const order = Array.from({ length: places }, (_, at) => ({ place: at + 1, startnrs: [at + 1] }));
      await showRace({ status: 'OFFICIAL', result: order, pools: [paid('PLC', 110)] });
      const lines = [...screen.getByRole('region', { name: 'Endgültiges Ergebnis' }).querySelectorAll('ol > li')];
      expect(lines.map((line) => line.textContent?.match(/^\d+/)?.[0])).toEqual(order.map(({ place }) => `${place}`));
    },
  );

  test('[OUTCOME-16] [OUTCOME-17] each place says how far it is behind; the winner comes with rider and odds', async () => {
    const behind = [
      { place: 1, startnrs: [2] },
      { place: 2, startnrs: [1], margin: 30 },
      { place: 3, startnrs: [13], margin: 175 },
      { place: 4, startnrs: [14] },
    ];
    await showRace({ status: 'OFFICIAL', result: behind });
    const lines = [...screen.getByRole('region', { name: 'Endgültiges Ergebnis' }).querySelectorAll('ol > li')];
    expect(lines[0]?.textContent).toMatch(/Königssohn.*Jana Brandt · Siegquote 3,40$/);
    expect(lines[1]?.textContent).toMatch(/Abstand Hals$/);
    expect(lines[2]?.textContent).toMatch(/Abstand 1¾ Längen$/);
    expect(lines[3]?.textContent).not.toContain('Abstand');
  });

  test('[OUTCOME-18] names the horses without a place, and why', async () => {
    const runners = [
      runner(1, 'Sturmvogel', { status: 'NON_RUNNER' }),
      runner(2, 'Königssohn'),
      runner(3, 'Goldregen', { incident: 'FELL' }),
    ];
    await showRace({ status: 'OFFICIAL', result, runners });
    const unplaced = within(screen.getByRole('list', { name: 'Ohne Platz' })).getAllByRole('listitem');
    expect(unplaced.map(({ textContent }) => textContent)).toEqual([
      '3 Goldregen: gestürzt',
      '1 Sturmvogel: Nichtstarter',
    ]);
  });

  test('[OUTCOME-6] says so before the order is known', async () => {
    await showRace({ status: 'FINISHED', result: null, runners: [runner(1, 'Sturmvogel')] });
    expect(screen.getByText('Die Reihenfolge liegt noch nicht vor.')).toBeTruthy();
  });
});

describe('the dividends', () => {
  test('[OUTCOME-7] each pool shows what it pays, and for which amount', async () => {
    await showRace({ status: 'OFFICIAL', pools: [paid('WIN', 100)] });
    const table = within(screen.getByRole('table', { name: 'Quoten' }));
    expect(table.getByRole('columnheader', { name: /^Quote je 1.€$/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /^Sieg 2 2,10$/ })).toBeTruthy();
    expect(region('Quoten').getByText('endgültig')).toBeTruthy();
  });

  test('[OUTCOME-10] dividends say whether they are final: together if all are alike, else each by itself', async () => {
    const provisional = { ...paid('PLC', 110), dividends_status: 'PROVISIONAL' as const };
    await showRace({ status: 'FINISHED', pools: [paid('WIN', 100), provisional] });
    expect(screen.getByRole('row', { name: /^Sieg endgültig/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Platz vorläufig/ })).toBeTruthy();
  });

  test('[OUTCOME-8] [OUTCOME-9] pools below 400 stand in the first column; Deux Sur Quatre and Quinte+ start closed', async () => {
    await showRace({
      status: 'OFFICIAL',
      pools: [paid('WIN', 100), paid('DSQ', 399), paid('QNP', 400), paid('SUP', 420)],
    });
    const [main, other] = ['Quoten', 'Weitere Quoten'].map((name) => within(screen.getByRole('table', { name })));
    expect(main?.getByRole('row', { name: 'Sieg 2 2,10' })).toBeTruthy();
    expect(other?.getByRole('row', { name: 'Viererwette 2 2,10' })).toBeTruthy();
    const buttons = [main, other].map((table) => table?.getByRole('button', { expanded: false }) as HTMLElement);
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      '1 Kombination Deux sur quatre▾',
      '1 Kombination Quinté+▾',
    ]);
    fireEvent.click(buttons[0] as HTMLElement);
    expect(main?.getByRole('button', { expanded: true })).toBe(buttons[0]);
  });

  test.each([
    ['2-1-4-ALL', '2 – 1 – 4 – alle'],
    ['H2H_3_7', '3 vor 7'],
    ['13 / 13', '13 / 13'],
  ])('[OUTCOME-12] %s is read as %s', async (combination, text) => {
    await showRace({ status: 'OFFICIAL', pools: [paid('SUP', 420, { combination })] });
    expect(screen.getByRole('rowheader', { name: text })).toBeTruthy();
  });

  test('[OUTCOME-7] a fractional number of winners, of shares of tickets, does no harm', async () => {
    await showRace({ status: 'OFFICIAL', pools: [paid('TRI', 300, { combination: '2-1-4', winners: 21294.6 })] });
    expect(screen.getByRole('row', { name: /2 – 1 – 4 2,10$/ })).toBeTruthy();
  });

  test('[OUTCOME-11] a line has its local name, unless its pool has that name', async () => {
    const line = (name: string, note: string) => paid(name, 300, { note });
    await showRace({ status: 'OFFICIAL', pools: [line('TRO', 'Trio'), line('WIN', 'Simple gagnant')] });
    const [trio, win] = within(screen.getByRole('table', { name: 'Quoten' })).getAllByRole('rowheader');
    expect(trio?.textContent).toBe('2');
    expect(win?.textContent).toBe('2Simple gagnant');
  });

  test('[OUTCOME-14] a match bet names the horse that was in front', async () => {
    await showRace({ status: 'OFFICIAL', pools: [paid('H2H_1_2', 470, { combination: 'H2H_2_1' })] });
    expect(screen.getByRole('rowheader', { name: '2 Königssohn vor 1 Sturmvogel' })).toBeTruthy();
  });

  test('[OUTCOME-13] if nobody won, the jackpot is named and nothing is called zero', async () => {
    await showRace({ status: 'OFFICIAL', pools: [paid('SUP', 420, { odd: null, jackpot: 91_200 })] });
    expect(screen.getByRole('cell', { name: /keine Auszahlung.*912.€ gehen in den Jackpot/ })).toBeTruthy();
  });

  test('[OUTCOME-19] what was carried over and is won is named, and the multiplier of jackpot bets', async () => {
    await showRace({
      status: 'OFFICIAL',
      jackpot_multiplier: 10,
      pools: [paid('SUP', 420, { odd: 91_200, jackpot: 500_000 })],
    });
    expect(screen.getByRole('cell', { name: /912,00 davon 5\.000.€ aus dem Jackpot an alle Gewinner/ })).toBeTruthy();
    expect(region('Quoten').getByText('Multiplikator der Jackpot-Wetten: × 10')).toBeTruthy();
  });

  test('[OUTCOME-15] there are none before a race has finished', async () => {
    await showRace({});
    expect(screen.queryByRole('region', { name: 'Quoten' })).toBeNull();
  });
});

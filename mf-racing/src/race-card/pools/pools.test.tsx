import { sendBet } from '@paddock/api/bets';
import { press, useAlerts, usePanels } from '@paddock/host';
import { provideShellServices } from '@paddock/host/shell';
import { accepted, customer, exampleOf, fakeApi, logInForTest, NOW, pass, refused, showPage } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { slipStore } from '../../shared/betting/slip.store.ts';
import { emptySlip } from '../../testing/empty-slip.ts';
import { pool, poolOdds, race, runner, wagerTypes } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';

const RACE = '/api/v1/races/7';
const PRICE = 'POST /api/v1/bets/calculate';
const ODDS = '/api/v1/races/7/pools/EXA/odds?page=1&pagination=10';
const SECOND_PAGE = '/api/v1/races/7/pools/EXA/odds?page=2&pagination=10';
const pools = () => within(screen.getByRole('region', { name: 'Wetten' }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
});

/** jsdom opens it, and fires the event in a later task, which fake timers delay. */
const toggle = (summary: HTMLElement) => {
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
};

describe('the odds of a pool', () => {
  test('[POOLS-5] [POOLS-6] come when it is opened: the shortest first, with their age and history', async () => {
    const { asked } = fakeApi({ [RACE]: race({ pools: [pool('EXA')] }), [ODDS]: poolOdds('EXA') });
    await show('/race/7');
    expect(asked).not.toContain(ODDS);
    toggle(pools().getByText('Zweierwette'));
    const table = within(await screen.findByRole('table', { name: 'Quoten Zweierwette' }));
    expect(table.getByRole('row', { name: '2 – 1 Siegquote 16,50 → 12,00, gefallen 12,00' })).toBeTruthy();
    expect(pools().getByText('Stand 12:59:30 Uhr')).toBeTruthy();
  });

  test('[POOLS-8] are refreshed with the race, and no more once it is closed', async () => {
    const soon = race({ pools: [pool('EXA')], post_time: '2026-11-21T12:01:30Z' });
    const { asked } = fakeApi({ [RACE]: soon, [ODDS]: poolOdds('EXA') });
    await show('/race/7');
    toggle(pools().getByText('Zweierwette'));
    await screen.findByRole('table', { name: 'Quoten Zweierwette' });
    const reads = () => asked.filter((read) => read === ODDS).length;
    const first = reads();
    await pass(5_100);
    const again = reads();
    expect(again).toBeGreaterThan(first);
    toggle(pools().getByText('Zweierwette'));
    await pass(20_000);
    expect(reads()).toBe(again);
  });

  test('[POOLS-7] come a page at a time', async () => {
    const page = (page: number) => ({
      page,
      perPage: 10,
      count: 10,
      total: 20,
      currentPage: page,
      totalPages: 2,
      links: {},
    });
    fakeApi({
      [RACE]: race({ pools: [pool('EXA')] }),
      [ODDS]: () => accepted(poolOdds('EXA'), page(1)),
      [SECOND_PAGE]: () => accepted(poolOdds('EXA', [{ id: '7-5', startnrs: [7, 5] }]), page(2)),
    });
    await show('/race/7');
    toggle(pools().getByText('Zweierwette'));
    fireEvent.click(await pools().findByRole('button', { name: 'Weiter' }));
    expect(await pools().findByRole('rowheader', { name: '7 – 5' })).toBeTruthy();
  });

  test('[POOLS-9] a pool that is not offered does not open', async () => {
    fakeApi({ [RACE]: race({ pools: [pool('EXA', { status: 'NOT_OFFERED', reason: 'TOO_FEW_RUNNERS' })] }) });
    await show('/race/7');
    expect(pools().getByText('Zweierwette').closest('details')).toBeNull();
  });

  test('[POOLS-18] of a pool that is not sold here can be read, but no bet begins', async () => {
    fakeApi({
      [RACE]: race({ pools: [pool('EXA', { status: 'NOT_OFFERED', reason: 'NOT_SOLD', min_stake: null })] }),
      [ODDS]: poolOdds('EXA'),
    });
    await show('/race/7');
    toggle(pools().getByText('Zweierwette'));
    expect(await screen.findByRole('table', { name: 'Quoten Zweierwette' })).toBeTruthy();
    expect(pools().queryByRole('link')).toBeNull();
  });
});

describe('the rules of a type of bet', () => {
  const rules = () => pools().findByText('Regeln: Zweierwette');
  /** A page of the shell. */
  const help = { path: '/page/helpcenter/:id', element: <h1>Zweierwette</h1> };
  const showPools = async (facts: Parameters<typeof pool>[1], locale: 'de' | 'en' = 'de') => {
    onTestFinished(provideShellServices({ links: () => ({ helpEntry: '/page/helpcenter/:id' }) }));
    fakeApi({
      ...gridOf(),
      [RACE]: race({
        runners: [1, 2].map((startnr) => runner(startnr, `Pferd ${startnr}`)),
        pools: [pool('EXA', facts)],
      }),
      [ODDS]: poolOdds('EXA'),
    });
    return showPage('mf-racing', { ...remote, routes: [...(remote.routes ?? []), help] }, '/race/7', { locale });
  };

  test('[POOLS-32] are one link away once a pool is opened, or a bet on it', async () => {
    await showPools({ glossary_id: 34 });
    expect(pools().queryByRole('link')).toBeNull();
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Zweierwette' }));
    expect((await rules()).getAttribute('href')).toBe('/page/helpcenter/34');
    toggle(pools().getByText('Zweierwette'));
    await pools().findByText('Stand 12:59:30 Uhr');
    expect((await rules()).getAttribute('href')).toBe('/page/helpcenter/34');
    fireEvent.click(pools().getByRole('button', { name: 'Schließen' }));
    await pools().findByLabelText('Wetten: Zweierwette');
    await rules();
  });

  test('[POOLS-32] are named in English', async () => {
    await showPools({ glossary_id: 34 }, 'en');
    fireEvent.click(within(screen.getByRole('region', { name: 'Bets' })).getByRole('button', { name: 'Bet: Exacta' }));
    await screen.findByRole('link', { name: 'Rules: Exacta' });
  });

  test('[POOLS-32] of a pool without an entry have no link', async () => {
    await showPools({});
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Zweierwette' }));
    toggle(pools().getByText('Zweierwette'));
    await screen.findByRole('table', { name: 'Quoten Zweierwette' });
    expect(pools().queryByRole('link')).toBeNull();
  });

  test('[POOLS-33] what was ticked lies in the slip when its link was followed', async () => {
    const { router } = await showPools({ glossary_id: 34 });
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Zweierwette' }));
    fireEvent.click(await pools().findByLabelText('Nummer 2 Pferd 2, 1. Platz'));
    fireEvent.click(await rules());
    await screen.findByRole('heading', { name: 'Zweierwette' });
    expect(router.state.location.pathname).toBe('/page/helpcenter/34');
    await waitFor(() => expect(slipStore.current()?.tickets.map(({ pool: name }) => name)).toEqual(['EXA']));
    await emptySlip();
  });
});

test('[POOLS-10] a match bet names the two horses with their odds; a number without a runner stays a number', async () => {
  const odds = [
    { startnr: 1, odds: 185, max: null },
    { startnr: 2, odds: 180, max: null },
  ];
  fakeApi({ [RACE]: race({ pools: [pool('H2H_1_2', { odds }), pool('H2H_1_9')] }) });
  await show('/race/7');
  expect(pools().getByText('Sturmvogel (1,85) gegen Königssohn (1,80)')).toBeTruthy();
  expect(pools().getByText('Sturmvogel gegen 9')).toBeTruthy();
});

describe('the sizes of the pools', () => {
  const sizes = [
    pool('WIN', { turnover: 300_050, takeout: 1850 }),
    pool('PLC', { turnover: 100_000 }),
    pool('ltmWIN', { closes_at: '2026-11-14T12:38:00Z' }),
  ];

  test('[POOLS-13] [POOLS-14] [POOLS-15] each has its size, its share of the stakes and its takeout, as far as they are known', async () => {
    fakeApi({ [RACE]: race({ pools: sizes }) });
    await show('/race/7');
    const [win, place, longTerm] = pools().getAllByRole('listitem');
    expect(win?.textContent).toMatch(/3\.001.€ 75.% der Einsätze.*Abzug 18,5.%/);
    expect(place?.textContent).toMatch(/1\.000.€ 25.% der Einsätze/);
    expect(place?.textContent).not.toContain('Abzug');
    expect(longTerm?.textContent).not.toContain('der Einsätze');
    expect(pools().getByText(/Einsätze 4\.001.€/)).toBeTruthy();
  });

  test('[POOLS-13] [POOLS-14] stakes of a few cents have neither a size nor shares', async () => {
    fakeApi({ [RACE]: race({ pools: [pool('WIN', { turnover: 1 }), pool('PLC', { turnover: 1 })] }) });
    await show('/race/7');
    expect(pools().getByText(/Wettannahme bis/)).toBeTruthy();
    expect(pools().queryByText(/Einsätze/)).toBeNull();
  });

  test('[POOLS-16] the card says until when bets are taken, and a pool, if it closes at another time', async () => {
    fakeApi({ [RACE]: race({ pools: sizes }) });
    await show('/race/7');
    expect(pools().getByText(/Wettannahme bis 13:20 Uhr/)).toBeTruthy();
    const [win, , longTerm] = pools().getAllByRole('listitem');
    expect(win?.textContent).not.toContain('Annahme bis');
    expect(longTerm?.textContent).toMatch(/Annahme bis 14\.11\.2026.*13:38\u00a0Uhr/);
  });
});

/** Answers for a race of three horses with these pools, and for their tickets. */
const gridOf = (...names: string[]) => ({
  [RACE]: race({
    runners: [1, 2, 3].map((startnr) => runner(startnr, `Pferd ${startnr}`)),
    pools: names.map((name) => pool(name)),
  }),
  '/api/v1/wager-types': wagerTypes(),
  [PRICE]: exampleOf('calculation'),
});

describe('a bet', () => {
  test('[POOLS-17] begins at an open pool', async () => {
    fakeApi({ [RACE]: race({ pools: [pool('WIN'), pool('PLC', { status: 'CLOSED' })] }) });
    await show('/race/7');
    const buttons = pools().getAllByRole('button', { name: /^Wetten/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Wetten: Sieg']);
  });

  test('[POOLS-20] is ticked in the grid of its pool, one pool at a time; what is ticked lies in the slip', async () => {
    fakeApi(gridOf('WIN', 'EXA'));
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Sieg' }));
    fireEvent.click(await pools().findByLabelText('Nummer 2 Pferd 2, gewählt'));
    await waitFor(() =>
      expect(slipStore.current()?.tickets.map(({ pool: name, draft }) => [name, draft.marks.horses])).toEqual([
        ['WIN', [2]],
      ]),
    );
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Zweierwette' }));
    await pools().findByLabelText('Nummer 2 Pferd 2, 1. Platz');
    expect(pools().queryByLabelText('Nummer 2 Pferd 2, gewählt')).toBeNull();
    await emptySlip();
  });

  test('[POOLS-26] of a grid in which nothing changes no price is asked for again', async () => {
    const api = fakeApi({
      [RACE]: race({ runners: [1, 2].map((startnr) => runner(startnr, `Pferd ${startnr}`)), pools: [pool('WIN')] }),
      '/api/v1/wager-types': wagerTypes(),
      [PRICE]: { ...exampleOf('calculation'), price: 50 },
    });
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Sieg' }));
    fireEvent.click(await pools().findByLabelText('Nummer 2 Pferd 2, gewählt'));
    await waitFor(() => expect(api.sent(PRICE)).toHaveLength(1));
    await pass(5_000);
    expect(api.sent(PRICE).length).toBeLessThanOrEqual(2);
    await emptySlip();
  });

  test('[POOLS-27] quick ticks are all in the slip; a grid whose ticket has left it begins anew, under another id', async () => {
    fakeApi({
      [RACE]: race({
        runners: [1, 2, 3].map((startnr) => runner(startnr, `Pferd ${startnr}`)),
        pools: [pool('WIN')],
      }),
      '/api/v1/wager-types': wagerTypes(),
      [PRICE]: exampleOf('calculation'),
    });
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Sieg' }));
    const box = (number: number) => pools().findByLabelText(`Nummer ${number} Pferd ${number}, gewählt`);
    for (const each of await Promise.all([box(1), box(2)])) fireEvent.click(each);
    const ticked = () => slipStore.current()?.tickets.map(({ draft }) => draft.marks.horses);
    await waitFor(() => expect(ticked()).toEqual([[1, 2]]));
    await pools().findByRole('button', { name: 'Noch ein Schein' });
    const [before] = slipStore.current()?.tickets ?? [];
    await act(() => emptySlip());
    await waitFor(async () => expect(((await box(2)) as HTMLInputElement).checked).toBe(false));
    fireEvent.click(await box(3));
    await waitFor(() => expect(ticked()).toEqual([[3]]));
    expect(slipStore.current()?.tickets[0]?.id).not.toBe(before?.id);
    await emptySlip();
  });

  test('[POOLS-25] is on win and place at once where the country sells that, with the same horses', async () => {
    fakeApi(gridOf('WIN', 'PLC'));
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Platz' }));
    fireEvent.click(await pools().findByLabelText('Nummer 2 Pferd 2, gewählt'));
    fireEvent.click(await pools().findByRole('button', { name: 'Sieg/Platz' }));
    await waitFor(() =>
      expect(
        slipStore.current()?.tickets.map(({ pool: name, wager, draft }) => [name, wager, draft.marks.horses]),
      ).toEqual([['WPL', 'DEU-WPL', [2]]]),
    );
    expect((pools().getByLabelText('Nummer 2 Pferd 2, gewählt') as HTMLInputElement).checked).toBe(true);
    await emptySlip();
  });

  test('[POOLS-30] begins another ticket once its ticket was sent', async () => {
    fakeApi({
      ...gridOf('WIN'),
      '/api/v1/customer/me': customer(),
      'POST /api/v1/bets': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await logInForTest();
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Sieg' }));
    fireEvent.click(await pools().findByLabelText('Nummer 2 Pferd 2, gewählt'));
    const horses = () => slipStore.current()?.tickets.map(({ draft }) => draft.marks.horses);
    await waitFor(() => expect(horses()).toEqual([[2]]));
    await act(async () => {
      await press({
        operation: sendBet,
        body: { raceId: 7, pool: 'WIN', leg1: [2], stake: 50, expectedPrice: 50 },
        idOf: ({ bet: { id } }) => id,
        subject: slipStore.current()?.tickets[0]?.id ?? '',
        line: 'Sieg 2',
        amount: 50,
      });
    });
    const box = (startNr: number) => pools().findByLabelText<HTMLInputElement>(new RegExp(`^Nummer ${startNr} `));
    await waitFor(async () => expect((await box(2)).checked).toBe(false));
    fireEvent.click(await box(3));
    await waitFor(() => expect(horses()).toEqual([[2], [3]]));
    await emptySlip();
  });

  test('[POOLS-28] two quick choices between them leave one ticket, the last one', async () => {
    fakeApi(gridOf('WIN', 'PLC'));
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Platz' }));
    fireEvent.click(await pools().findByLabelText('Nummer 2 Pferd 2, gewählt'));
    await pools().findByRole('button', { name: 'Noch ein Schein' });
    fireEvent.click(pools().getByRole('button', { name: 'Sieg/Platz' }));
    fireEvent.click(pools().getByRole('button', { name: 'Platz' }));
    await pass(1_000);
    expect(slipStore.current()?.tickets.map(({ pool: name, draft }) => [name, draft.marks.horses])).toEqual([
      ['PLC', [2]],
    ]);
    await emptySlip();
  });

  test('[POOLS-29] of a grid that was left says nothing when its facts do not come', async () => {
    const answer = Promise.withResolvers<Response>();
    const { asked } = fakeApi({
      [RACE]: race({ runners: [runner(1, 'Pferd 1')], pools: [pool('WIN'), pool('PLC')] }),
      '/api/v1/wager-types': () => answer.promise,
    });
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Platz' }));
    await waitFor(() => expect(asked).toContain('/api/v1/wager-types'));
    fireEvent.click(pools().getByRole('button', { name: 'Schließen' }));
    await pools().findByRole('button', { name: 'Wetten: Platz' });
    // Its effects end in a later task.
    await pass(100);
    answer.resolve(refused(503, 'down'));
    await pass(20_000);
    expect(useAlerts.getState().alerts).toEqual([]);
  });

  test('[POOLS-31] a pool that is not sold is named', async () => {
    fakeApi({ ...gridOf('EXA'), '/api/v1/wager-types': [] });
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: 'Wetten: Zweierwette' }));
    await waitFor(() =>
      expect(useAlerts.getState().alerts).toMatchObject([{ message: 'Zweierwette wird hier nicht angeboten.' }]),
    );
    act(() => useAlerts.setState({ alerts: [] }));
  });

  test('[GRID-17] has the share of each horse in the stakes, where a pool is over several races', async () => {
    const odds = (current: number) => ({ ...runner(1, '').odds, current });
    const runners = [runner(1, 'Abendrot', { odds: odds(200) }), runner(2, 'Sturmvogel', { odds: odds(600) })];
    fakeApi({
      [RACE]: race({ country: 'USA', runners, pools: [pool('DBL', { legs: [7, 8] })] }),
      '/api/v1/races/8': race({ id: 8, country: 'USA', number: 4, runners }),
      '/api/v1/wager-types': wagerTypes('USA'),
      'POST /api/v1/bets/calculate': exampleOf('calculation'),
    });
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: /^Wetten: / }));
    const box = await pools().findByLabelText('Nummer 1 Abendrot, Rennen 4');
    expect(box.closest('td')?.textContent).toBe('75 %');
    expect(pools().getByText(/aus den Quoten berechnet/)).toBeTruthy();
  });

  test('[GRID-19] has the share of each horse in the stakes on this pool, once they are known', async () => {
    const odds = (current: number) => ({ ...runner(1, '').odds, current });
    const runners = [runner(1, 'Abendrot', { odds: odds(200) }), runner(2, 'Sturmvogel', { odds: odds(600) })];
    const shares = (of1: number) => ({
      ...(exampleOf('getStakePercent') as object),
      runners: [
        { startnr: 1, percent: of1 },
        { startnr: 2, percent: 10_000 - of1 },
      ],
    });
    const SHARES = 'POST /api/v1/pools/DBL/stake-percent';
    const api = fakeApi({
      [RACE]: race({ country: 'USA', runners, pools: [pool('DBL', { legs: [7, 8] })] }),
      '/api/v1/races/8': race({ id: 8, country: 'USA', number: 4, runners }),
      '/api/v1/wager-types': wagerTypes('USA'),
      'POST /api/v1/bets/calculate': exampleOf('calculation'),
      [SHARES]: shares(6_000),
    });
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: /^Wetten: / }));
    const share = async () => (await pools().findByLabelText('Nummer 1 Abendrot, Rennen 4')).closest('td')?.textContent;
    await waitFor(async () => expect(await share()).toBe('60 %'));
    expect(pools().getByText('Unter den Kästchen: Anteil an den Einsätzen auf diese Wette in Prozent.')).toBeTruthy();
    expect(api.sent(SHARES)).toEqual([{ race_id: 7 }, { race_id: 8 }]);
    api.answers[SHARES] = shares(5_500);
    await pass(45_100);
    expect(await share()).toBe('55 %');
  });

  test('[POOLS-19] an address opens the grid of a pool, with its horses ticked', async () => {
    fakeApi({
      [RACE]: race({
        runners: [1, 2, 3].map((startnr) => runner(startnr, `Pferd ${startnr}`)),
        pools: [pool('WIN'), pool('EXA')],
      }),
      'POST /api/v1/bets/calculate': exampleOf('calculation'),
      '/api/v1/wager-types': wagerTypes(),
    });
    const { visit } = await show('/race/7');
    await visit('/race/7?bet=EXA&runners=3-1');
    const box = (await pools().findByLabelText('Nummer 3 Pferd 3, 1. Platz')) as HTMLInputElement;
    await waitFor(() => expect(box.checked).toBe(true));
    expect((pools().getByLabelText('Nummer 1 Pferd 1, 2. Platz') as HTMLInputElement).checked).toBe(true);
  });

  test('[POOLS-24] a link to a grid leads to its pool', async () => {
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this);
    };
    fakeApi({
      [RACE]: race({ pools: [pool('WIN'), pool('EXA')] }),
      '/api/v1/wager-types': wagerTypes(),
      '/api/v1/premium/sqp': { type: 'sqp', active: false, offers: [] },
    });
    const { visit } = await show('/sqp');
    await visit('/race/7?bet=EXA');
    await pools().findByLabelText('Nummer 1 Sturmvogel, 1. Platz');
    const item = pools().getByText('Zweierwette').closest('li');
    expect(shown).toContain(item);
    expect(shown).not.toContain(pools().getByText('Sieg').closest('li'));
  });

  test('[POOLS-11] a visitor logs in first where a pool needs it', async () => {
    fakeApi({ [RACE]: race({ pools: [pool('fixWIN')] }) });
    await show('/race/7');
    expect(pools().queryByRole('button', { name: /^Wetten/ })).toBeNull();
  });
});

describe('a pool that needs a login', () => {
  test('[POOLS-11] leads a visitor to it', async () => {
    fakeApi({ [RACE]: race({ pools: [pool('WIN'), pool('fixWIN')] }) });
    await show('/race/7');
    fireEvent.click(pools().getByRole('button', { name: 'Anmelden für Sieg zum Festkurs' }));
    expect(usePanels.getState().open).toEqual(['login']);
    act(() => usePanels.getState().close());
  });

  test('[POOLS-12] tells a customer nothing of it', async () => {
    fakeApi({ '/api/v1/customer/me': customer(), [RACE]: race({ pools: [pool('fixWIN')] }) });
    await logInForTest();
    await show('/race/7');
    expect(pools().queryByText('nur mit Anmeldung')).toBeNull();
    expect(pools().queryByRole('button', { name: /Anmelden/ })).toBeNull();
  });
});

import { queryClient } from '@paddock/host';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { accepted, customer, fakeApi, logInForTest, NOW } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { horse, pool, race, runner } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';
import { useCardView } from './use-card-view.ts';

beforeEach(() => {
  useCardView.setState(useCardView.getInitialState());
});

const RACE = '/api/v1/races/7';
const table = () => within(screen.getByRole('table', { name: 'Starter mit Siegquoten' }));
const row = (name: RegExp) => within(table().getByRole('row', { name }));
const columns = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('the density', () => {
  test('[RUNNERS-14] [RUNNERS-16] is full by default; compact has three columns and shows the ride as lines', async () => {
    fakeApi({ [RACE]: race() });
    await show('/race/7');
    expect(columns()).toContain('Trainer');
    fireEvent.click(screen.getByRole('button', { name: 'Kompakt', pressed: false }));
    expect(columns()).toEqual(['Nr.', 'Pferd', 'Siegquote']);
    expect(
      table().getByRole('row', {
        name: /Sturmvogel.*Jana Brandt.*57,5\u00a0kg.*Form, neueste zuerst: 1\., 3\., 2\., 5\..*3,40/,
      }),
    ).toBeTruthy();
  });

  test('[RUNNERS-15] is kept for the next card', async () => {
    fakeApi({ [RACE]: race() });
    const first = await show('/race/7');
    fireEvent.click(screen.getByRole('button', { name: 'Kompakt' }));
    first.unmount();
    // As after a reload: the store starts from the device's stored values.
    const kept = localStorage.getItem('paddock.race-card') ?? '';
    useCardView.setState(useCardView.getInitialState());
    localStorage.setItem('paddock.race-card', kept);
    useCardView.persist.rehydrate();
    await show('/race/7');
    expect(screen.getByRole('button', { name: 'Kompakt', pressed: true })).toBeTruthy();
  });

  test("[RUNNERS-15] is the customer's setting, whatever this device keeps; a press changes the setting", async () => {
    useCardView.setState({ compact: true });
    const settings = { compact: false, dark: false, sticky_bet_submit: true, language: 'de' } as const;
    const { answers, sent } = fakeApi({ [RACE]: race(), '/api/v1/customer/me': customer({ settings }) });
    answers['PUT /api/v1/customer/me/settings'] = () => {
      answers['/api/v1/customer/me'] = customer({ settings: { ...settings, compact: true } });
      return accepted({ ...settings, compact: true });
    };
    await logInForTest();
    await show('/race/7');
    fireEvent.click(await screen.findByRole('button', { name: 'Kompakt', pressed: false }));
    await screen.findByRole('button', { name: 'Kompakt', pressed: true });
    await waitFor(() => expect(sent('PUT /api/v1/customer/me/settings')).toEqual([{ compact: true }]));
  });

  test('[RUNNERS-33] is not undone by a read of the customer that began before the press', async () => {
    const settings = { compact: false, dark: false, sticky_bet_submit: true, language: 'de' } as const;
    const me = customer({ settings });
    const { answers } = fakeApi({
      [RACE]: race(),
      '/api/v1/customer/me': me,
      'PUT /api/v1/customer/me/settings': () => new Promise<Response>(() => {}),
    });
    await logInForTest();
    await show('/race/7');
    const button = await screen.findByRole('button', { name: 'Kompakt', pressed: false });
    const read = Promise.withResolvers<Response>();
    answers['/api/v1/customer/me'] = () => read.promise;
    void readCustomerAgain();
    fireEvent.click(button);
    await screen.findByRole('button', { name: 'Kompakt', pressed: true });
    read.resolve(accepted(me));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('button', { name: 'Kompakt', pressed: true })).toBeTruthy();
  });
});

test.each(['金鑽貴人', "L'Écume d'Or", 'Björkvallas Ängel', 'HIPPODROME  DE MONS'])(
  '[RUNNERS-3] a horse has the name that its source gives it: %s',
  async (name) => {
    fakeApi({ [RACE]: race({ runners: [runner(1, name)] }) });
    await show('/race/7');
    expect(table().getByRole('rowheader').querySelector('button')?.textContent).toBe(name);
  },
);

describe('a runner in full', () => {
  test('[RUNNERS-9] [RUNNERS-18] has the whole history of its win odds, in words too, and no other movement', async () => {
    const history = [420, 380].map((odds, at) => ({ odds, at: `2026-11-21T11:5${at}:00Z` }));
    // The last step alone would show the opposite.
    const odds = { current: 340, previous: 320, reference: 420, at: '2026-11-21T11:59:41Z', history };
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel', { odds }), runner(2, 'Königssohn')] }) });
    await show('/race/7');
    // Beside the odds on a phone, in a separate column on a desktop.
    expect(row(/Sturmvogel/).getAllByRole('img', { name: 'Siegquote 4,20 → 3,40, gefallen' })).toHaveLength(2);
    expect(row(/Sturmvogel/).queryByText(/gestiegen/)).toBeNull();
    expect(row(/Königssohn/).queryByRole('img', { name: /Siegquote/ })).toBeNull();
  });

  test('[RUNNERS-19] shows draw, rating, blinkers, shoes and morning line, and nothing for unknown ones', async () => {
    const known = { draw: 3, rating: 71, blinkers: true, shoes: 'NONE' } as const;
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel', known), runner(2, 'Königssohn')] }) });
    await show('/race/7');
    expect(row(/Sturmvogel/).getByRole('rowheader').textContent).toContain(
      'Startplatz 3 Rating 71 Scheuklappen ohne Eisen Morgenline 4,20',
    );
    expect(row(/Königssohn/).getByRole('rowheader').textContent).not.toMatch(/Startplatz|Rating|Scheuklappen|Eisen/);
  });

  test('[RUNNERS-2] a weight from pounds is rounded to 100 g, and an age without a sex is in words', async () => {
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel', { weight: 61_235, sex: null })] }) });
    await show('/race/7');
    expect(row(/Sturmvogel/).getByRole('cell', { name: '61,2\u00a0kg' })).toBeTruthy();
    expect(row(/Sturmvogel/).getByRole('cell', { name: '4-jährig' })).toBeTruthy();
  });

  test('[RUNNERS-22] a range with equal ends is one number', async () => {
    const odds = [{ startnr: 1, odds: 646, max: 646 }];
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel')], pools: [pool('WIN'), pool('PLC', { odds })] }) });
    await show('/race/7');
    expect(row(/Sturmvogel/).getByRole('button', { name: /^Platz.*Quote 6,46$/ })).toBeTruthy();
  });

  test('[RUNNERS-20] [RUNNERS-22] has the odds of every pool with odds per runner, as a range if that is all it has', async () => {
    const line = (startnr: number, odds: number, max: number | null = null) => ({ startnr, odds, max });
    const gone = runner(2, 'Königssohn', { status: 'NON_RUNNER' });
    fakeApi({
      [RACE]: race({
        runners: [runner(1, 'Sturmvogel'), gone],
        pools: [
          pool('WIN', { odds: [line(1, 340)] }),
          pool('PLC', { odds: [line(1, 130, 170), line(2, 200, 290)] }),
          pool('fixWIN', { odds: [line(1, 350)] }),
          pool('EXA'),
          pool('H2H_1_2', { odds: [line(1, 185), line(2, 180)] }),
        ],
      }),
    });
    await show('/race/7');
    expect(columns().slice(-3)).toEqual(['Siegquote', 'Platz', 'Sieg zum Festkurs']);
    const cells = (name: RegExp) =>
      row(name)
        .getAllByRole('cell')
        .slice(-2)
        .map(({ textContent }) => textContent);
    expect(cells(/Sturmvogel/)).toEqual(['1,30–1,70', '3,50']);
    expect(cells(/Königssohn/)).toEqual(['', '']);
  });
});

const starter = (startnr: number, name: string, current: number | null, facts: Parameters<typeof runner>[2] = {}) =>
  runner(startnr, name, {
    odds: { current, previous: null, reference: null, at: '2026-11-21T11:59:41Z', history: [] },
    ...facts,
  });

test('[RUNNERS-19] [RUNNERS-21] the pop-up of a horse has its facts and odds in this race', async () => {
  const start = runner(1, 'Sturmvogel', { draw: 3, original_rider: { id: 9, name: 'Uwe Kolbe' } });
  const pools = [pool('WIN'), pool('PLC', { odds: [{ startnr: 1, odds: 130, max: 170 }] })];
  fakeApi({ [RACE]: race({ runners: [start], pools }), '/api/v1/horses/4001?page=1': horse() });
  await show('/race/7');
  fireEvent.click(table().getByRole('button', { name: 'Sturmvogel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sturmvogel' }));
  const start7 = within(dialog.getByText('In diesem Rennen').parentElement as HTMLElement);
  const facts = start7.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'Reiter: Jana Brandt',
    'Statt: Uwe Kolbe',
    'Gewicht: 57,5\u00a0kg',
    'Weiteres: Startplatz 3, Morgenline 4,20',
    'Sieg: 3,40',
    'Platz: 1,30–1,70',
  ]);
});

describe('odds', () => {
  const odds = () => table().queryAllByRole('button', { name: /Quote/ });

  test('[RUNNERS-23] are where a bet begins, while the pool takes bets on the runner', async () => {
    const pools = [pool('WIN'), pool('PLC', { status: 'CLOSED', odds: [{ startnr: 1, odds: 130, max: null }] })];
    const gone = runner(2, 'Königssohn', { status: 'NON_RUNNER' });
    const api = fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel'), gone], pools }) });
    const first = await show('/race/7');
    expect(odds().map((button) => button.getAttribute('aria-label'))).toEqual(['Sieg, Nr. 1 Sturmvogel, Quote 3,40']);
    first.unmount();
    api.answers[RACE] = race({ status: 'CLOSED', pools });
    await show('/race/7');
    await waitFor(() => expect(odds()).toEqual([]));
  });

  test('[RUNNERS-31] of an entry begin a bet on its number, and the runner says with which it is coupled', async () => {
    const pools = [pool('WIN'), pool('PLC', { odds: [{ startnr: 1, odds: 130, max: null }] })];
    const runners = [
      runner(1, 'Sturmvogel', { entry: 'A' }),
      runner(2, 'Königssohn', { entry: 'A', bet_number: 1 }),
      runner(3, 'Abendrot', { entry: 'B' }),
    ];
    fakeApi({ [RACE]: race({ runners, pools }) });
    await show('/race/7');
    const second = within(table().getByRole('row', { name: /Königssohn/ }));
    expect(second.getByText('gekoppelt, Wette auf Nummer 1')).toBeTruthy();
    expect(second.getAllByRole('button', { name: /Nr\. 1 Königssohn/ })).toHaveLength(2);
    expect(second.queryByRole('button', { name: /Nr\. 2/ })).toBeNull();
    expect(within(table().getByRole('row', { name: /Abendrot/ })).getByText('Stall B')).toBeTruthy();
  });

  test('[RUNNERS-25] [RUNNERS-26] mark the favourite and the biggest movers among the starters', async () => {
    const since = (first: number, current: number) => ({
      odds: {
        current,
        previous: null,
        reference: null,
        at: null,
        history: [{ at: '2026-11-21T11:00:00Z', odds: first }],
      },
    });
    fakeApi({
      [RACE]: race({
        runners: [
          runner(1, 'Blitz', since(300, 330)),
          runner(2, 'Donner', since(1290, 840)),
          runner(3, 'Hagel', since(400, 320)),
          runner(4, 'Regen', since(1000, 2200)),
          runner(5, 'Sturm', { ...since(300, 110), status: 'NON_RUNNER' }),
        ],
      }),
    });
    await show('/race/7');
    const marked = (text: string) =>
      table()
        .getAllByText(text)
        .map((mark) => mark.closest('tr')?.querySelector('button')?.textContent);
    expect(marked('Favorit')).toEqual(['Hagel']);
    expect(marked('Siegquote um 35 % gefallen')).toEqual(['Donner']);
    expect(marked('Siegquote um 120 % gestiegen')).toEqual(['Regen']);
    expect(table().queryAllByText(/um .* gefallen/)).toHaveLength(1);
  });
});

describe('the order', () => {
  const RUNNERS = [
    starter(1, 'Blitz', 900, { weight: 60_000, form: '9-9' }),
    starter(2, 'Donner', 100, { status: 'NON_RUNNER', weight: 50_000, form: '1-1' }),
    starter(3, 'Hagel', 250, { weight: 55_000, form: null }),
    starter(4, 'Regen', null, { weight: null, form: '2-3' }),
  ];
  const names = () =>
    table()
      .getAllByRole('rowheader')
      .map((cell) => cell.querySelector('button')?.textContent);
  const sorted = () =>
    table()
      .getAllByRole('columnheader')
      .filter((cell) => cell.ariaSort !== null || cell.hasAttribute('aria-sort'));

  test.each([
    ['Siegquote', ['Hagel', 'Blitz', 'Regen', 'Donner']],
    ['Gewicht', ['Hagel', 'Blitz', 'Regen', 'Donner']],
    ['Form', ['Regen', 'Blitz', 'Hagel', 'Donner']],
    ['Nr.', ['Blitz', 'Donner', 'Hagel', 'Regen']],
  ])(
    '[RUNNERS-27] [RUNNERS-28] [RUNNERS-29] by %s: what is unknown comes last, and then non-runners',
    async (heading, order) => {
      fakeApi({ [RACE]: race({ runners: RUNNERS }) });
      await show('/race/7');
      fireEvent.click(table().getByRole('button', { name: heading }));
      expect(names()).toEqual(order);
      expect(sorted().map(({ textContent }) => textContent)).toEqual([heading]);
    },
  );

  test('[RUNNERS-27] [RUNNERS-28] is chosen from a list on a phone, and kept for the next card', async () => {
    fakeApi({ [RACE]: race({ runners: RUNNERS }) });
    const first = await show('/race/7');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sortieren' }), { target: { value: 'form' } });
    expect(names()[0]).toBe('Regen');
    first.unmount();
    await show('/race/7');
    expect(names()[0]).toBe('Regen');
  });

  test('[RUNNERS-30] stays when odds change, until it is chosen again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    const soon = { post_time: '2026-11-21T12:01:30Z' };
    const api = fakeApi({ [RACE]: race({ ...soon, runners: [starter(1, 'Blitz', 900), starter(2, 'Hagel', 250)] }) });
    await show('/race/7');
    fireEvent.click(table().getByRole('button', { name: 'Siegquote' }));
    expect(names()).toEqual(['Hagel', 'Blitz']);
    api.answers[RACE] = race({ ...soon, runners: [starter(1, 'Blitz', 200), starter(2, 'Hagel', 250)] });
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    await waitFor(() => expect(row(/Blitz/).getByText('2,00')).toBeTruthy());
    expect(names()).toEqual(['Hagel', 'Blitz']);
    fireEvent.click(table().getByRole('button', { name: 'Siegquote' }));
    expect(names()).toEqual(['Blitz', 'Hagel']);
    vi.useRealTimers();
  });

  test('[RUNNERS-30] is made anew when the first odds are shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    const soon = { post_time: '2026-11-21T12:01:30Z' };
    useCardView.getState().setSort('odds');
    const without = { odds: { current: null, previous: null, reference: null, at: null, history: [] } };
    const api = fakeApi({
      [RACE]: race({ ...soon, runners: [runner(1, 'Blitz', without), runner(2, 'Hagel', without)] }),
    });
    await show('/race/7');
    expect(names()).toEqual(['Blitz', 'Hagel']);
    api.answers[RACE] = race({ ...soon, runners: [starter(1, 'Blitz', 900), starter(2, 'Hagel', 250)] });
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    fireEvent.click(await screen.findByRole('button', { name: 'Anzeigen' }));
    await waitFor(() => expect(names()).toEqual(['Hagel', 'Blitz']));
    vi.useRealTimers();
  });
});

import { fakeApi, NOW, pass, raceFields, refused } from '@paddock/testing';
import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pool, race, runner } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const RACE = '/api/v1/races/7';
const runners = async () => within(await screen.findByRole('table', { name: 'Starter mit Siegquoten' }));
const odds = (current: number | null, previous: number | null) => ({
  odds: { current, previous, reference: null, at: current === null ? null : '2026-11-21T11:59:41Z', history: [] },
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
});
afterEach(() => focusManager.setFocused(undefined));

describe('which race', () => {
  test.each(['/race/abc', '/race/07', '/race/0', '/race/99999999999999999999'])(
    '[CARD-1] %s is not found, and nothing is read',
    async (url) => {
      const { asked } = fakeApi({});
      await show(url);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
      expect(asked).toEqual([]);
    },
  );

  test('[CARD-2] a race that the API does not know is not found', async () => {
    fakeApi({});
    await show('/race/7');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
  });

  test('[CARD-3] [CARD-4] is read on every entry; the known data stay on screen meanwhile', async () => {
    const api = fakeApi({ [RACE]: race(), '/api/v1/results': [] });
    const { visit } = await show('/race/7');
    await visit('/results');
    api.answers[RACE] = race({ name: 'Umbenannt' });
    await visit('/race/7');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Preis der Linden|Umbenannt/);
    expect(await screen.findByRole('heading', { level: 1, name: 'Umbenannt' })).toBeTruthy();
    expect(api.asked.filter((read) => read === RACE)).toHaveLength(2);
  });

  test('[CARD-5] [CARD-6] heading, title, off time, countdown and status', async () => {
    fakeApi({ [RACE]: race() });
    await show('/race/7');
    expect(document.title).toBe('Lindenau R3 Preis der Linden · Paddock');
    expect(screen.getByText(/Lindenau, Rennen 3/)).toBeTruthy();
    expect(screen.getByText(/Start 13:20 Uhr/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/20 Min\.|19 Min\./);
    expect(screen.getByText('Offen')).toBeTruthy();
  });

  test('[CARD-7] abroad our zone is named, and the time at the track', async () => {
    fakeApi({ [RACE]: race({ time_zone: 'America/New_York', country: 'USA' }) });
    await show('/race/7');
    expect(screen.getByText(/Start 13:20 Uhr MEZ/).textContent).toMatch(/07:20 .* an der Rennbahn/);
  });

  test('[CARD-27] [CARD-28] the going in the language of the page; an unknown one as its source has it', async () => {
    fakeApi({ [RACE]: race({ going: 'très souple' }), '/api/v1/races/8': race({ id: 8, going: 'Schnee' }) });
    const { visit } = await show('/race/7');
    expect(screen.getByText('Boden: sehr weich')).toBeTruthy();
    await visit('/race/8');
    expect(screen.getByText('Boden: Schnee')).toBeTruthy();
  });

  test('[RACING-3] a failure other than a 404 is named on the page and can be retried', async () => {
    const api = fakeApi({ [RACE]: () => refused(503, 'down') });
    await show('/race/7');
    await screen.findByRole('alert');
    expect(document.title).toBe('Rennen · Paddock');
    api.answers[RACE] = race();
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Preis der Linden' })).toBeTruthy();
  });
});

describe('the runners', () => {
  test('[RUNNERS-2] a gallop: number, horse, age and sex, jockey, trainer, weight, form, odds', async () => {
    fakeApi({ [RACE]: race() });
    await show('/race/7');
    const table = await runners();
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toContain('Reiter');
    const row = table.getByRole('row', { name: /Sturmvogel/ });
    for (const fact of ['1', '4 H', 'Jana Brandt', 'Katrin Ahlers', '57,5\u00a0kg', '1325', '3,40']) {
      expect(row.textContent, fact).toContain(fact);
    }
  });

  test('[RUNNERS-2] a trot: driver and distance', async () => {
    const trotters = [runner(1, 'Blitz', { weight: null, distance: 2120 })];
    fakeApi({ [RACE]: race({ ...raceFields({ race_type: 'T', discipline: 'TROT' }), runners: trotters }) });
    await show('/race/7');
    const table = await runners();
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Fahrer', 'Distanz']),
    );
    expect(table.getByRole('cell', { name: '2120\u00a0m' })).toBeTruthy();
  });

  test('[RUNNERS-4] a horse that is withdrawn while the card is open keeps its cells, empty', async () => {
    const places = [1, 2].map((startnr) => ({ startnr, odds: 130, max: 170 }));
    const facts = { post_time: '2026-11-21T12:01:30Z', pools: [pool('WIN'), pool('PLC', { odds: places })] };
    const api = fakeApi({ [RACE]: race(facts) });
    await show('/race/7');
    const cells = async () =>
      within((await runners()).getByRole('row', { name: /Königssohn/ }))
        .getAllByRole('cell')
        .slice(-1);
    expect((await cells()).map(({ textContent }) => textContent)).toEqual(['1,30–1,70']);
    const gone = runner(2, 'Königssohn', { status: 'NON_RUNNER' });
    api.answers[RACE] = race({ ...facts, runners: [runner(1, 'Sturmvogel'), gone] });
    await pass(5_100);
    await waitFor(async () => expect((await cells()).map(({ textContent }) => textContent)).toEqual(['']));
  });

  test('[RUNNERS-1] [RUNNERS-4] [RUNNERS-5] [RUNNERS-6] a non-runner keeps its row, struck through and in words, without odds', async () => {
    const gone = runner(2, 'Königssohn', { status: 'NON_RUNNER' });
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel'), gone, runner(3, 'Goldregen')] }) });
    await show('/race/7');
    const table = await runners();
    const names = table.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names).toEqual([
      expect.stringContaining('Sturmvogel'),
      expect.stringContaining('Königssohn'),
      expect.stringContaining('Goldregen'),
    ]);
    expect(table.getByText('Königssohn').tagName).toBe('S');
    expect(table.getByRole('cell', { name: /Nichtstarter/ }).closest('tr')?.textContent).toContain('Königssohn');
    expect(within(table.getByRole('row', { name: /Königssohn/ })).queryByText('3,40')).toBeNull();
  });

  test('[RUNNERS-7] the row of a start number from 100 says that it is no regular runner', async () => {
    fakeApi({ [RACE]: race({ runners: [runner(99, 'Sturmvogel'), runner(100, 'Königssohn')] }) });
    await show('/race/7');
    const table = await runners();
    expect(table.getByRole('row', { name: /Königssohn.*kein regulärer Starter/ })).toBeTruthy();
    expect(table.queryByRole('row', { name: /Sturmvogel.*regulär/ })).toBeNull();
  });

  test('[RUNNERS-8] a disqualified horse has run: it is not struck through', async () => {
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel', { incident: 'DISQUALIFIED' })] }) });
    await show('/race/7');
    expect((await runners()).getByText('Sturmvogel').tagName).not.toBe('S');
    expect(screen.getByText('disqualifiziert')).toBeTruthy();
  });
});

describe('the odds', () => {
  test('[RUNNERS-10] [RUNNERS-11] their age is shown once, and that they are provisional', async () => {
    fakeApi({ [RACE]: race() });
    await show('/race/7');
    expect(screen.getAllByText(/Stand 12:59:41 Uhr/)).toHaveLength(1);
    expect(screen.getByText(/vorläufig bis zum Wettannahmeschluss/)).toBeTruthy();
  });

  test.each([
    ['CLOSED', 'Wettannahme geschlossen'],
    ['FINISHED', 'endgültig'],
  ] as const)('[RUNNERS-11] the odds of a race that is %s are no longer provisional', async (status, words) => {
    fakeApi({ [RACE]: race({ status }) });
    await show('/race/7');
    expect(screen.getByText(/Stand/).textContent).toContain(words);
    expect(screen.queryByText(/vorläufig/)).toBeNull();
  });

  test('[RUNNERS-12] a cancelled race shows no age: its odds will not become final', async () => {
    fakeApi({ [RACE]: race({ status: 'CANCELLED' }) });
    await show('/race/7');
    await runners();
    expect(screen.queryByText(/Stand|vorläufig/)).toBeNull();
  });

  test('[RUNNERS-13] unknown odds are not a number', async () => {
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel', odds(null, null))] }) });
    await show('/race/7');
    expect((await runners()).getByText('noch keine Quote')).toBeTruthy();
    expect(screen.getByText('Es liegen noch keine Siegquoten vor.')).toBeTruthy();
  });

  test('[RUNNERS-13] a race that was run without odds promises none', async () => {
    fakeApi({ [RACE]: race({ status: 'OFFICIAL', runners: [runner(1, 'Sturmvogel', odds(null, null))] }) });
    await show('/race/7');
    expect(screen.getByText('Von diesem Rennen sind keine Siegquoten bekannt.')).toBeTruthy();
    expect(screen.queryByText(/noch keine Siegquoten/)).toBeNull();
  });

  test('[CARD-19] [CARD-22] change in place while the page is visible, not while it is hidden', async () => {
    const api = fakeApi({ [RACE]: race({ post_time: '2026-11-21T12:01:30Z' }) });
    await show('/race/7');
    api.answers[RACE] = race({
      post_time: '2026-11-21T12:01:30Z',
      runners: [runner(1, 'Sturmvogel', odds(999, 340)), runner(2, 'Königssohn')],
    });
    await pass(5_100);
    // Waits for all rows: a frame updates four of them.
    await waitFor(async () =>
      expect((await runners()).getByRole('row', { name: /^1 Sturmvogel/ }).textContent).toContain('9,99'),
    );
    focusManager.setFocused(false);
    const before = api.asked.length;
    await pass(60_000);
    expect(api.asked).toHaveLength(before);
  });

  test('[CARD-8] are never announced: neither the table nor the countdown is a live region', async () => {
    fakeApi({ [RACE]: race() });
    await show('/race/7');
    await runners();
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
    expect([...document.querySelectorAll(live)].map(({ textContent }) => textContent)).toEqual(['']);
  });

  test('[RACING-5] stay with their time when a refresh fails', async () => {
    const api = fakeApi({ [RACE]: race({ post_time: '2026-11-21T12:01:30Z' }) });
    await show('/race/7');
    api.answers[RACE] = () => refused(503, 'down');
    await pass(5_100);
    const stale = await screen.findByText(/zurzeit nicht aktualisieren\. Stand 13:00:0/);
    expect(stale.getAttribute('role')).toBe('status');
    expect((await runners()).getByRole('row', { name: /Sturmvogel/ }).textContent).toContain('3,40');
  });
});

describe('the outcome', () => {
  const finished = (facts: Parameters<typeof race>[0] = {}) =>
    race({ post_time: '2026-11-21T11:59:00Z', status: 'FINISHED', result: [{ place: 1, startnrs: [2] }], ...facts });
  const outcome = () => screen.queryByRole('region', { name: 'Was aus dem Rennen wurde' });
  const news = () => screen.getByRole('status').textContent;

  test.each([
    [finished(), 'Vorläufiges Ergebnis', /Vorläufiges Ergebnis.*Königssohn/],
    [race({ status: 'CANCELLED' }), 'Abgesagt', /Dieses Rennen wird nicht gelaufen/],
  ])('[CARD-23] [CARD-24] is shown on request to a reader of the card: %#', async (end, word, shown) => {
    const api = fakeApi({ [RACE]: race({ post_time: '2026-11-21T11:59:00Z' }) });
    await show('/race/7');
    api.answers[RACE] = end;
    await pass(5_100);
    await waitFor(() => expect(news()).toContain(word));
    expect(outcome()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Anzeigen' }));
    expect(outcome()?.textContent).toMatch(shown);
    expect(document.activeElement).toBe(outcome());
    expect(news()).toBe('');
  });

  test('[CARD-23] [CARD-24] first odds wait in the same way: their lines and columns would move the rest', async () => {
    const closed = { post_time: '2026-11-21T12:01:30Z', runners: [runner(1, 'Sturmvogel', odds(null, null))] };
    const api = fakeApi({ [RACE]: race(closed) });
    await show('/race/7');
    const places = [{ startnr: 1, odds: 130, max: 170 }];
    api.answers[RACE] = race({ ...closed, runners: [runner(1, 'Sturmvogel')], pools: [pool('PLC', { odds: places })] });
    await pass(5_100);
    await waitFor(() => expect(news()).toContain('Die ersten Quoten sind da'));
    expect(screen.queryByRole('columnheader', { name: 'Platz' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Anzeigen' }));
    expect(screen.getByRole('columnheader', { name: 'Platz' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Starter' }).contains(document.activeElement)).toBe(true);
    expect(news()).toBe('');
  });

  test.each([
    [race({ livestream_id: 12 }), race({ livestream_id: 12, status: 'CANCELLED' }), true],
    [race(), finished({ status: 'OFFICIAL', stream_archive_id: 99 }), false],
  ])('[CARD-25] [CARD-36] pictures take or leave their place on request: %#', async (before, after, hadPlace) => {
    const api = fakeApi({ [RACE]: { ...before, post_time: '2026-11-21T11:59:00Z' } });
    await show('/race/7');
    const hasPlace = () => screen.queryByRole('region', { name: /^(Livebild|Aufzeichnung)$/ }) !== null;
    api.answers[RACE] = after;
    await pass(5_100);
    await waitFor(() => expect(news()).not.toBe(''));
    expect(hasPlace()).toBe(hadPlace);
    fireEvent.click(screen.getByRole('button', { name: 'Anzeigen' }));
    expect(hasPlace()).toBe(!hadPlace);
  });

  test('[CARD-23] [CARD-24] an official result waits in the same way; a new visit shows it at once', async () => {
    const api = fakeApi({ [RACE]: finished() });
    const first = await show('/race/7');
    expect(outcome()?.textContent).toContain('Vorläufiges Ergebnis');
    api.answers[RACE] = finished({ status: 'OFFICIAL' });
    await pass(45_100);
    await waitFor(() => expect(news()).toContain('Endgültiges Ergebnis'));
    expect(outcome()?.textContent).toContain('Vorläufiges Ergebnis');
    first.unmount();
    await show('/race/7');
    expect(outcome()?.textContent).toContain('Endgültiges Ergebnis');
    expect(news()).toBe('');
  });
});

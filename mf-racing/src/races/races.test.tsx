import { fakeApi, raceFields } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { meeting } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

describe('the races of a day', () => {
  test('[RACEDAY-1] [RACEDAY-9] each meeting lists its races with time, number, name, distance, runners, prize money and status', async () => {
    fakeApi({
      '/api/v1/meetings': [
        meeting({
          races: [raceFields(), raceFields({ id: 8, number: 4, name: 'Preis der Eichen', status: 'CLOSED' })],
        }),
      ],
    });
    await show('/races');
    const table = within(await screen.findByRole('table', { name: 'Rennen in Lindenau' }));
    const row = within(table.getByRole('row', { name: /Preis der Linden/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent?.trim())).toEqual([
      '13:20 R3',
      '3',
      '1600\u00a0m',
      '2',
      '5.100\u00a0€',
      '',
    ]);
    expect(row.getByRole('link', { name: 'Preis der Linden' }).getAttribute('href')).toBe('/race/7');
    expect(table.getByRole('row', { name: /Preis der Eichen/ }).textContent).toContain('Geschlossen');
  });

  test('[RACEDAY-2] races whose off times are out of order are listed by number, as the API sends them', async () => {
    const races = [8, 9].map((number) =>
      raceFields({ id: number, number, name: `Race ${number}`, post_time: `2026-11-21T20:${66 - number}:00Z` }),
    );
    fakeApi({ '/api/v1/meetings': [meeting({ races })] });
    await show('/races');
    const links = await screen.findAllByRole('link', { name: /^Race/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Race 8', 'Race 9']);
  });

  test('[RACEDAY-6] [RACEDAY-7] a meeting has its next race on its line; those that are over stand below, behind one line', async () => {
    const over = meeting({ id: 2, track_name: 'Eichental', races: [raceFields({ status: 'OFFICIAL' })] });
    const ahead = meeting({
      races: [raceFields({ status: 'CLOSED' }), raceFields({ id: 8, number: 4, post_time: '2026-11-21T13:00:00Z' })],
    });
    fakeApi({ '/api/v1/meetings': [over, ahead] });
    await show('/races');
    await screen.findByRole('heading', { name: /Eichental/ });
    const lines = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['GaloppLindenauR4 14:00\u00a0Uhr 2 Rennen', 'Beendet (1)', 'GaloppEichental1 Rennen']);
  });

  test('[RACEDAY-8] a race has its first three places, its jackpot, live pictures and recording', async () => {
    const result = [2, 5, 1, 4].map((startnr, at) => ({ place: at + 1, startnrs: [startnr] }));
    const races = [
      raceFields({ status: 'OFFICIAL', result, stream_archive_id: 9 }),
      raceFields({ id: 8, name: 'Preis der Eichen', has_jackpot: true, is_live: true }),
    ];
    fakeApi({ '/api/v1/meetings': [meeting({ races })] });
    await show('/races');
    const signs = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .getAllByRole('cell')
        .at(-1)?.textContent;
    expect(await signs(/Preis der Linden/)).toBe('Ergebnis251Aufzeichnung');
    expect(await signs(/Preis der Eichen/)).toBe('JackpotLivebild');
  });

  test('[RACEDAY-3] [RACEDAY-4] a race abroad says our zone, and the time at the track', async () => {
    const abroad = raceFields({ country: 'USA', time_zone: 'America/New_York' });
    fakeApi({ '/api/v1/meetings': [meeting({ races: [abroad] })] });
    await show('/races');
    expect((await screen.findByRole('cell', { name: /^13:20 MEZ/ })).getAttribute('title')).toMatch(
      /^07:20 .* Rennbahn$/,
    );
  });

  test('[RACEDAY-5] a day without racing says so', async () => {
    fakeApi({ '/api/v1/meetings?date=2026-11-22': [] });
    await show('/races/2026-11-22');
    expect(await screen.findByText('An diesem Tag werden keine Rennen gelaufen')).toBeTruthy();
  });

  test('[DAYS-1] [DAYS-2] yesterday, today and tomorrow are links; the one on screen is marked', async () => {
    fakeApi({ '/api/v1/meetings?date=2026-11-22': [] });
    await show('/races/2026-11-22');
    const tabs = within(screen.getByRole('navigation', { name: 'Renntag' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/races/2026-11-20', '/races', '/races/2026-11-22']);
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, 'page']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rennen am So, 22.11.2026');
  });

  test.each(['/races', '/results', '/nichtstarter', '/reiterwechsel', '/starterindex', '/videoarchive'])(
    '[DAYS-3] on %s any other day can be typed; an invalid one leads nowhere',
    async (url) => {
      fakeApi({});
      const { router } = await show(url);
      const field = () => screen.getByRole('textbox', { name: 'Anderen Tag wählen' });
      const type = (text: string) => {
        fireEvent.change(field(), { target: { value: text } });
        fireEvent.keyDown(field(), { key: 'Enter' });
      };
      type('31.02.2026');
      expect(router.state.location.pathname).toBe(url);
      type('7.11.2026');
      await waitFor(() => expect((field() as HTMLInputElement).value).toBe('07.11.2026'));
      expect(router.state.location.pathname).toBe(`${url}/2026-11-07`);
    },
  );

  test('[DAYS-6] the video archive offers only days that are over', async () => {
    fakeApi({});
    const { router } = await show('/videoarchive');
    const field = screen.getByRole('textbox', { name: 'Anderen Tag wählen' });
    fireEvent.change(field, { target: { value: '21.11.2026' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(router.state.location.pathname).toBe('/videoarchive');
  });

  test.each([
    '/races/2026-02-30',
    '/races/tomorrow',
    '/results/2026-13-01',
    '/nichtstarter/2026-02-30',
    '/reiterwechsel/0',
    '/starterindex/21.11.2026',
    '/videoarchive/yesterday',
  ])('[DAYS-7] %s is not found', async (url) => {
    const { asked } = fakeApi({});
    await show(url);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
    expect(asked).toEqual([]);
  });
});

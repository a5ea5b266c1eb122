import { accepted, fakeApi, refused } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { race, teamBet } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const LIST = '/api/v1/teamtips';
const page =
  (currentPage: number, ...teamBets: ReturnType<typeof teamBet>[]) =>
  () =>
    accepted(teamBets, { count: 1, total: 11, perPage: 10, currentPage, totalPages: 2, links: {} });

describe('the team bets', () => {
  test('[TEAMBETS-1] [TEAMBETS-4] of today show pool, race, amount, members and closing time, and lead to their pages', async () => {
    fakeApi({ [LIST]: page(1, teamBet()) });
    await show('/teamwette');
    const bet = within(await screen.findByRole('article', { name: /Lindenau/ }));
    expect(bet.getByRole('link', { name: 'Sieg: R3 Preis der Linden' }).getAttribute('href')).toBe('/teamwette/41');
    expect(bet.getByRole('progressbar', { name: /125,00\s€ von höchstens 500\s€ eingezahlt/ })).toBeTruthy();
    expect(bet.getByText(/3 Mitglieder · Anteil ab 2\s€/)).toBeTruthy();
    expect(bet.getByText('Teilnahme bis 21.11.2026 13:10 Uhr')).toBeTruthy();
    expect(bet.getByText('Offen')).toBeTruthy();
  });

  test('[TEAMBETS-2] [TEAMBETS-3] [TEAMBETS-5] of the next and the last week have tabs and pages of their own', async () => {
    const settled = teamBet({ status: 'SETTLED', payout: 30_000 });
    fakeApi({
      [LIST]: [],
      [`${LIST}?from=2026-11-14&till=2026-11-20`]: page(1, settled),
      [`${LIST}?from=2026-11-14&page=2&till=2026-11-20`]: page(2, teamBet({ team_tip_id: 42, pool: 'PLC' })),
      [`${LIST}?from=2026-11-14&till=2026-11-20&page=2`]: page(2, teamBet({ team_tip_id: 42, pool: 'PLC' })),
    });
    const { router } = await show('/teamwette');
    expect(await screen.findByText('Keine Teamwetten in diesem Zeitraum')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Letzte 7 Tage' }));
    expect(await screen.findByText(/Ausgezahlt: 300,00\s€/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Weiter' }));
    expect(await screen.findByRole('link', { name: 'Platz: R3 Preis der Linden' })).toBeTruthy();
    expect(router.state.location.search).toBe('?period=past&page=2');
  });

  test('[TEAMBETS-3] are not said to be none on a page beyond the last', async () => {
    fakeApi({ [`${LIST}?page=9`]: page(9) });
    await show('/teamwette?page=9');
    expect(await screen.findByText('Diese Seite gibt es nicht.')).toBeTruthy();
    expect(screen.queryByText('Keine Teamwetten in diesem Zeitraum')).toBeNull();
  });
});

describe('the time left to join', () => {
  test("[TEAMBETS-17] is counted by the server's clock", async () => {
    const api = fakeApi({ [LIST]: page(1, teamBet()) });
    // This device is five minutes behind. A `Date` has whole seconds, so half a second is added to
    // it.
    const serverSays = { date: 'Sat, 21 Nov 2026 12:04:59 GMT' };
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await fetch(request);
      return new Response(answer.body, {
        ...answer,
        headers: { ...Object.fromEntries(answer.headers), ...serverSays },
      });
    });
    await show('/teamwette');
    const bet = within(await screen.findByRole('article', { name: /Lindenau/ }));
    expect(bet.getByRole('timer').textContent).toBe('5 Min.');
    expect(api.asked).toContain(LIST);
  });
});

describe('one team bet', () => {
  test('[TEAMBETS-5] without members paid nothing, and does not look as if it had lost', async () => {
    fakeApi({
      [`${LIST}/41`]: teamBet({ status: 'SETTLED', members: 0, total_amount: 0, payout: 0, nicknames: [] }),
      '/api/v1/races/7': race(),
    });
    await show('/teamwette/41');
    expect(screen.getByText('Abgerechnet')).toBeTruthy();
    expect(screen.queryByText(/Ausgezahlt/)).toBeNull();
  });

  test('[TEAMBETS-6] names its horses and the members who joined last, and leads to its race', async () => {
    fakeApi({ [`${LIST}/41`]: teamBet(), '/api/v1/races/7': race() });
    await show('/teamwette/41');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sieg: R3 Preis der Linden');
    expect((await screen.findByText('Sturmvogel')).textContent).toBe('1Sturmvogel');
    expect(screen.getByText('Zielgerade')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'R3 Preis der Linden, 21.11.2026 13:20\u00a0Uhr' });
    expect(link.getAttribute('href')).toBe('/race/7');
  });

  test('[TEAMBETS-6] shows the numbers alone if its race fails to load', async () => {
    fakeApi({ [`${LIST}/41`]: teamBet({ nicknames: [] }), '/api/v1/races/7': () => refused(500, 'oops') });
    await show('/teamwette/41');
    expect(screen.getByText('Keine Mitglieder')).toBeTruthy();
    expect(screen.getByText('2')).toBeTruthy();
  });

  test.each(['/teamwette/abc', '/teamwette/0', '/teamwette/99'])('[TEAMBETS-7] %s is not found', async (url) => {
    fakeApi({});
    await show(url);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
  });

  test('[RACING-3] that fails to load says so on its page', async () => {
    fakeApi({ [`${LIST}/41`]: () => refused(500, 'oops') });
    await show('/teamwette/41');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Teamwette');
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

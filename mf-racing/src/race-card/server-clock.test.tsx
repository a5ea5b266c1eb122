import { acceptedAt, customer, fakeApi, logInForTest, NOW, pass, raceFields } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { meeting, pool, poolOdds, race } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const HOUR = 3_600_000;
const RACE = '/api/v1/races/7';
const ODDS = '/api/v1/races/7/pools/EXA/odds?page=1&pagination=10';
const BETS = '/api/v1/customer/me/wagers/race/7?page=1&pagination=10';

/** An answer of a server whose clock is an hour ahead of this machine's. */
const ahead = (data: unknown) => () => acceptedAt(Date.now() + HOUR, data);

// In a file of its own: the page keeps its samples of the server's clock.
test("[CARD-38] a card goes by the server's clock, on a machine that is an hour late too", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(NOW) - HOUR });
  const off = new Date(Date.parse(NOW) + 90_000).toISOString();
  const { asked } = fakeApi({
    '/api/v1/customer/me': ahead(customer()),
    [RACE]: ahead(race({ post_time: off, pools: [pool('EXA')] })),
    '/api/v1/meetings/1': ahead(meeting({ races: [raceFields({ id: 7, number: 3, post_time: off })] })),
    [ODDS]: ahead(poolOdds('EXA')),
    [BETS]: ahead([]),
  });
  await logInForTest();
  await show('/race/7');
  const strip = within(await screen.findByRole('navigation', { name: 'Rennen in Lindenau' }));
  expect((await strip.findByRole('timer')).textContent).toMatch(/^1:[12]\d$/);
  for (const timer of screen.getAllByRole('timer')) expect(timer.textContent).toMatch(/^1:[12]\d$/);
  const details = screen.getByText('Zweierwette').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByRole('table', { name: 'Quoten Zweierwette' });
  // The part is loaded late.
  await waitFor(() => expect(asked).toContain(BETS));
  const before = asked.length;
  await pass(11_000);
  const again = asked.slice(before);
  for (const call of [RACE, ODDS, BETS]) expect(again.filter((each) => each === call).length).toBeGreaterThan(1);
});

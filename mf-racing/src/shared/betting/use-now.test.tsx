import type { SlipTicket } from '@paddock/betslip';
import { queryClient } from '@paddock/host';
import { fakeApi, NOW, pass, showPiece } from '@paddock/testing';
import { expect, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { pool, race, wagerTypes } from '../../testing/fixtures.ts';
import { raceQuery } from '../race.queries.ts';
import { wagerTypeOn } from '../wager-type-on.ts';
import { newTicket } from './new-ticket.ts';
import { useNow } from './use-now.ts';

function Reader({ tickets }: { tickets: readonly SlipTicket[] }) {
  useNow(tickets);
  return null;
}

test('[PLACE-41] the races of the slip stay fresh while a grid of another race is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
  const soon = { pools: [pool('WIN')], post_time: new Date(Date.parse(NOW) + 60_000).toISOString() };
  const { asked } = fakeApi({
    '/api/v1/races/7': race({ id: 7, ...soon }),
    '/api/v1/races/9': race({ id: 9, ...soon }),
    '/api/v1/wager-types': wagerTypes(),
  });
  const ticketOn = async (id: number) => {
    const card = await queryClient.fetchQuery(raceQuery({ id }));
    const type = await wagerTypeOn(card, 'WIN');
    if (!type) throw new Error('It is sold.');
    return newTicket({ pool: 'WIN', type, races: [card] });
  };
  const [grid, slip] = [[await ticketOn(7)], [await ticketOn(9)]];
  await showPiece(
    'mf-racing',
    remote,
    <>
      <Reader tickets={grid} />
      <Reader tickets={slip} />
    </>,
  );
  const reads = (path: string) => asked.filter((read) => read === path).length;
  const before = ['/api/v1/races/7', '/api/v1/races/9'].map(reads);
  await pass(5_100);
  expect(['/api/v1/races/7', '/api/v1/races/9'].map(reads)).toEqual(before.map((count) => count + 1));
});

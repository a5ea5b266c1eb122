import { marksIn, type SlipTicket } from '@paddock/betslip';
import { queryClient } from '@paddock/host';
import { wagerTypeOf } from '@paddock/wagers';
import { publishSlip } from './publish-slip.ts';
import { raceQuery } from './races/race.queries.ts';
import { newTicket } from './slip/new-ticket.ts';
import { changeSlip, slipStore } from './slip/slip.store.ts';
import { touchedTickets } from './slip/touched-tickets.ts';
import type { Tick } from './ticks.ts';
import { readWagerTypes, wagerTypesQuery } from './wager-types.queries.ts';

const horsesIn = ({ draft }: SlipTicket): readonly number[] => {
  const horses = marksIn(draft, 'horses');
  return typeof horses === 'string' ? [] : horses;
};

/**
 * Ticks a single horse in a pool, or takes the tick back. Horses of one pool share a ticket, on
 * which each is a bet of its own.
 * @returns false if the pool is not sold
 */
export async function toggleHorse({ raceId, pool, startNr }: Tick): Promise<boolean> {
  const { tickets } = await slipStore.read();
  const own = tickets.findLast(
    (ticket) => ticket.pool === pool && ticket.races.length === 1 && ticket.races[0].id === raceId,
  );
  if (own?.draft.way === 'singles') {
    const before = horsesIn(own);
    const horses = before.includes(startNr) ? before.filter((each) => each !== startNr) : [...before, startNr];
    const draft = { ...own.draft, marks: { ...own.draft.marks, horses } };
    touchedTickets.set(own.id, { ...own, draft });
    await publishSlip(
      await changeSlip(horses.length === 0 ? { kind: 'remove', id: own.id } : { kind: 'change', id: own.id, draft }),
    );
    return true;
  }
  const [race, types] = await Promise.all([
    queryClient.ensureQueryData(raceQuery({ id: raceId })),
    queryClient.ensureQueryData(wagerTypesQuery).then(readWagerTypes),
  ]);
  const type = wagerTypeOf(types, { country: race.country, pool, date: race.date });
  if (!type) return false;
  const ticket = await newTicket({ pool, type, races: [race], marks: { horses: [startNr] } });
  await publishSlip(await changeSlip({ kind: 'add', ticket }));
  return true;
}

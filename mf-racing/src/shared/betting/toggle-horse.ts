import { marksIn, type SlipTicket } from '@paddock/betslip';
import { queryClient } from '@paddock/host';
import { rivalsOf } from '@paddock/wagers';
import { raceQuery } from '../race.queries.ts';
import { wagerTypeOn } from '../wager-type-on.ts';
import { freeTickets } from './free-tickets.ts';
import { newTicket } from './new-ticket.ts';
import { publishSlip } from './publish-slip.ts';
import { putTicket } from './put-ticket.ts';
import { changeSlip, slipStore } from './slip.store.ts';
import { isTicked, type Tick } from './ticks.ts';
import { touchedTickets } from './touched-tickets.ts';
import type { IntoSlip } from './use-into-slip.ts';

const horsesIn = ({ draft }: SlipTicket): readonly number[] => {
  const horses = marksIn(draft, 'horses');
  return typeof horses === 'string' ? [] : horses;
};

/**
 * Ticks a single horse in a pool, or removes its tick. Horses of one pool share a ticket, on which
 * each is a separate bet. In a match bet, the new horse replaces its rival. Call it in turn with
 * other presses (`useIntoSlip`).
 */
export async function toggleHorse(tick: Tick): Promise<IntoSlip> {
  const { raceId, pool, startNr } = tick;
  const ofPool = (await freeTickets()).filter(
    ({ races, draft, ...ticket }) =>
      ticket.pool === pool && races.length === 1 && races[0].id === raceId && draft.way === 'singles',
  );
  const own = ofPool.findLast((ticket) => horsesIn(ticket).includes(startNr)) ?? ofPool.at(-1);
  if (own) {
    const before = horsesIn(own);
    const isThere = before.includes(startNr);
    // A send that ended without a bet while the slip was closed has left the odds unpressed.
    if (isThere && !(await isTicked(tick))) {
      await publishSlip(await slipStore.read());
      return 'added';
    }
    const others = rivalsOf(pool) ? [] : before.filter((each) => each !== startNr);
    const horses = isThere ? others : [...others, startNr];
    const draft = { ...own.draft, marks: { ...own.draft.marks, horses } };
    touchedTickets.set(own.id, { ...own, draft });
    await publishSlip(
      await changeSlip(horses.length === 0 ? { kind: 'remove', id: own.id } : { kind: 'change', id: own.id, draft }),
    );
    return isThere ? 'removed' : 'added';
  }
  const race = await queryClient.ensureQueryData(raceQuery({ id: raceId }));
  const type = await wagerTypeOn(race, pool);
  if (!type) return 'not-sold';
  return putTicket(await newTicket({ pool, type, races: [race], marks: { horses: [startNr] } }));
}

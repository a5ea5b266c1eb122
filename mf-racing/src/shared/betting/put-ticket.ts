import type { SlipTicket } from '@paddock/betslip';
import { freeTickets } from './free-tickets.ts';
import { publishSlip } from './publish-slip.ts';
import { changeSlip } from './slip.store.ts';
import { touchedTickets } from './touched-tickets.ts';

const isFree = async (ticket: SlipTicket): Promise<boolean> => (await freeTickets()).some(({ id }) => id === ticket.id);

/** Puts a ticket into the slip, or replaces the ticket with the same id. */
export async function putTicket(ticket: SlipTicket): Promise<'added' | 'full'> {
  const { id, draft, stake } = ticket;
  if (await isFree(ticket)) {
    touchedTickets.set(id, ticket);
    await publishSlip(await changeSlip({ kind: 'change', id, draft, stake }));
    return 'added';
  }
  const slip = await changeSlip({ kind: 'add', ticket });
  await publishSlip(slip);
  return slip.tickets.some((each) => each.id === id) ? 'added' : 'full';
}

/**
 * A ticket for another press. If it was sent or has left the slip, it may have been placed, so it
 * gets a new id.
 */
export const ticketAgain = async (ticket: SlipTicket): Promise<SlipTicket> =>
  (await isFree(ticket)) ? ticket : { ...ticket, id: crypto.randomUUID() };

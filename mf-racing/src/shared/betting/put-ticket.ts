import type { SlipTicket } from '@paddock/betslip';
import { publishSlip } from './publish-slip.ts';
import { changeSlip, slipStore } from './slip.store.ts';
import { touchedTickets } from './touched-tickets.ts';

const isInSlip = async (ticket: SlipTicket): Promise<boolean> =>
  (await slipStore.read()).tickets.some(({ id }) => id === ticket.id);

/** Puts a ticket into the slip, or replaces the ticket with the same id. */
export async function putTicket(ticket: SlipTicket): Promise<'added' | 'full'> {
  const { id, draft, stake } = ticket;
  if (await isInSlip(ticket)) {
    touchedTickets.set(id, ticket);
    await publishSlip(await changeSlip({ kind: 'change', id, draft, stake }));
    return 'added';
  }
  const slip = await changeSlip({ kind: 'add', ticket });
  await publishSlip(slip);
  return slip.tickets.some((each) => each.id === id) ? 'added' : 'full';
}

/**
 * A ticket for another press. If it has left the slip, it may have been placed, so it gets a new
 * id.
 */
export const ticketAgain = async (ticket: SlipTicket): Promise<SlipTicket> =>
  (await isInSlip(ticket)) ? ticket : { ...ticket, id: crypto.randomUUID() };

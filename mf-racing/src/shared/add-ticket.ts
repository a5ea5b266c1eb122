import type { SlipTicket } from '@paddock/betslip';
import { publishSlip } from './publish-slip.ts';
import { changeSlip } from './slip/slip.store.ts';

/** Adds a ticket to the slip. @returns whether there was room for it */
export async function addTicket(ticket: SlipTicket): Promise<'added' | 'full'> {
  const slip = await changeSlip({ kind: 'add', ticket });
  await publishSlip(slip);
  return slip.tickets.some(({ id }) => id === ticket.id) ? 'added' : 'full';
}

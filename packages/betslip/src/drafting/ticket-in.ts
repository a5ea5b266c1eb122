import type { Ticket, WagerType } from '@paddock/wagers';
import type { SlipTicket } from '../slip.ts';
import { ticketOf } from './ticket-draft.ts';

/** A ticket of the slip as a ticket of its pool. A missing stake is 0, which no pool sells. */
export const ticketIn = ({ draft, stake, pool }: SlipTicket, type: WagerType): Ticket => ({
  ...ticketOf(draft, type, stake ?? 0),
  ...(pool === type.name[0] ? {} : { pool }),
});

import type { SlipTicket } from '@paddock/betslip';

/**
 * Tickets as the customer has changed them on this page, by their ids, until the new price was
 * acknowledged. A ticket that has another content in the slip is not the one that was touched.
 */
export const touchedTickets = new Map<string, SlipTicket>();

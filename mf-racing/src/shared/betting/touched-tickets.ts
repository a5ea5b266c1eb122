import type { SlipTicket } from '@paddock/betslip';

/**
 * Tickets that the customer changed on this page, by id, until the new price is acknowledged. A
 * ticket whose content in the slip differs from this one was not changed here.
 */
export const touchedTickets = new Map<string, SlipTicket>();

import type { SlipTicket } from '@paddock/betslip';

/**
 * Tickets that the customer changed on this page, by id, until the new price is acknowledged. A
 * ticket in the slip that differs from its entry here was changed elsewhere.
 */
export const touchedTickets = new Map<string, SlipTicket>();

/** Ids of tickets that the customer has changed on this page, and whose new price is not known yet. */
export const touchedTickets = new Set<string>();

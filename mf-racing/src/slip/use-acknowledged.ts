import { acknowledged, changesOf, type Now, priceOf, type SlipTicket } from '@paddock/betslip';
import { useEffect } from 'react';
import { changeSlip } from '../shared/betting/slip.store.ts';
import { touchedTickets } from '../shared/betting/touched-tickets.ts';

/**
 * The price of a new ticket, and of one that the customer has changed on this page, needs no
 * acknowledgement: they see it while they look at what they changed. What changed by itself does.
 */
export function useAcknowledged(tickets: readonly SlipTicket[], now: Now | null): void {
  useEffect(() => {
    if (!now) return;
    for (const ticket of tickets) {
      const { serverPrice, problems } = priceOf(ticket, now);
      if (serverPrice === null || problems.length > 0) continue;
      const isOwnChange = ticket.seen === null || touchedTickets.has(ticket.id);
      const seen = isOwnChange ? acknowledged(ticket, now) : null;
      touchedTickets.delete(ticket.id);
      if (!seen || (ticket.seen && changesOf(ticket, now).length === 0)) continue;
      void changeSlip({ kind: 'acknowledge', id: ticket.id, seen });
    }
  }, [tickets, now]);
}

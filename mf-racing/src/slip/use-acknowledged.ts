import type { Now, SlipTicket } from '@paddock/betslip';
import { useEffect } from 'react';
import { slipStore } from '../shared/betting/slip.store.ts';
import { touchedTickets } from '../shared/betting/touched-tickets.ts';
import { acknowledgeOwn } from './acknowledge-own.ts';

/** Acknowledges changes that need no press: new tickets, and the customer's own changes. */
export function useAcknowledged(tickets: readonly SlipTicket[], now: Now | null): void {
  useEffect(() => {
    if (now) acknowledgeOwn({ tickets, now, touched: touchedTickets, update: slipStore.update });
  }, [tickets, now]);
}

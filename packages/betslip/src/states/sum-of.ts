import type { Cents } from '@paddock/wagers';
import { changesOf } from '../changes/changes-of.ts';
import type { Now } from '../now.ts';
import { priceOf } from '../pricing/price-of.ts';
import type { Slip, SlipTicket } from '../slip.ts';
import { type TicketSends, type TicketState, ticketStateOf } from './ticket-state.ts';

/** The figures on the bar of a closed slip. */
export interface SlipSum {
  /** All tickets, unreadable ones included. */
  readonly count: number;
  /** Tickets that a press would send. */
  readonly ready: number;
  /** Cents: the sum of their prices. */
  readonly price: Cents;
  /** Tickets that need the customer's attention, unreadable ones included. */
  readonly attention: number;
}

const withoutAttention: readonly TicketState[] = ['ready', 'sending', 'accepted'];

const needsAttention = (ticket: SlipTicket, state: TicketState, now: Now): boolean =>
  state === 'priced'
    ? priceOf(ticket, now).problems.length > 0 || changesOf(ticket, now).length > 0
    : !withoutAttention.includes(state);

/** The sum of a slip for its bar and the badge of its button. */
export const sumOf = (slip: Slip, now: Now, sends: TicketSends): SlipSum => {
  const all = slip.tickets.map((ticket) => ({
    ticket,
    state: ticketStateOf(ticket, now, sends.get(ticket.id) ?? null),
  }));
  const ready = all.filter(({ state }) => state === 'ready');
  return {
    count: slip.tickets.length + slip.unreadable.length,
    ready: ready.length,
    price: ready.reduce((sum, { ticket }) => sum + (priceOf(ticket, now).price ?? 0), 0),
    attention: slip.unreadable.length + all.filter(({ ticket, state }) => needsAttention(ticket, state, now)).length,
  };
};

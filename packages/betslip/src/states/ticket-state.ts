import { changesOf, isClosed } from '../changes/changes-of.ts';
import type { Now } from '../now.ts';
import { priceOf } from '../pricing/price-of.ts';
import type { SlipTicket } from '../slip.ts';

/** The state of the send of a ticket. */
export interface TicketSend {
  readonly state: 'sending' | 'unknown' | 'taken' | 'refused' | 'void';
}

/** The sends of the slip's tickets by ticket id; a ticket that was not sent is missing. */
export type TicketSends = ReadonlyMap<string, TicketSend>;

export type TicketState =
  /** It has no price. */
  | 'draft'
  /** Something is missing: the server's price, an acknowledgement, or what its problems say. */
  | 'priced'
  /** A press would send it. */
  | 'ready'
  | 'sending'
  /** It is a bet now. If the odds moved, the bet waits for its customer; its receipt says so. */
  | 'accepted'
  | 'refused'
  /** The answer was lost; the outbox asks for it again. */
  | 'unknown'
  /** Not placed, for good. */
  | 'void'
  | 'closed';

/**
 * The state of a ticket. Once its sale is over it is `closed`, unless it was sent and not refused.
 */
export const ticketStateOf = (ticket: SlipTicket, now: Now, send: TicketSend | null): TicketState => {
  if (send && send.state !== 'refused') return send.state === 'taken' ? 'accepted' : send.state;
  if (isClosed(ticket, now)) return 'closed';
  if (send) return 'refused';
  const { price, serverPrice, problems } = priceOf(ticket, now);
  if (price === null) return 'draft';
  const isReady =
    serverPrice !== null && problems.length === 0 && ticket.seen !== null && changesOf(ticket, now).length === 0;
  return isReady ? 'ready' : 'priced';
};

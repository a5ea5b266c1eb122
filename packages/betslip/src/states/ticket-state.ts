import { changesOf, isClosed } from '../changes/changes-of.ts';
import type { Now } from '../now.ts';
import { priceOf } from '../pricing/price-of.ts';
import type { SlipTicket } from '../slip.ts';

/** What is known of a ticket that was pressed. */
export interface TicketSend {
  /** `confirm`: taken, but its odds moved, and the customer is asked. */
  readonly state: 'sending' | 'unknown' | 'taken' | 'confirm' | 'refused' | 'void';
}

/** The sends of the slip's tickets by their ids; a ticket that was not pressed is missing. */
export type TicketSends = ReadonlyMap<string, TicketSend>;

export type TicketState =
  /** It has no price. */
  | 'draft'
  /** Something is missing: the server's price, an acknowledgement, or what its problems say. */
  | 'priced'
  /** A press would send it. */
  | 'ready'
  | 'sending'
  | 'accepted'
  /** Odds moved: nothing is paid before the customer confirms. */
  | 'confirm'
  | 'refused'
  /** The answer was lost; it is asked for. */
  | 'unknown'
  /** Not placed, for good. */
  | 'void'
  | 'closed';

/** The state of a ticket. The close of its race ends every state but those of a send. */
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

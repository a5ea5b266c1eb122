import type { ApiInput } from '@paddock/api';
import { sendBet } from '@paddock/api/bets';
import { betRequestOf, type Now, priceOf, type SlipCommand, type SlipTicket, ticketStateOf } from '@paddock/betslip';
import type { Send } from '@paddock/host';

/** A bet as promised on its button. */
export interface ReadyBet {
  ticket: SlipTicket;
  /** Cents. */
  price: number;
  body: Omit<ApiInput<'sendBet'>['body'], 'validUntil'>;
}

/**
 * The last send of each ticket, by the ticket's id. A bet stays one when its customer dismisses it.
 */
export const sendsByTicket = (sends: readonly Send[]): ReadonlyMap<string, Send> =>
  new Map(
    sends
      .filter((send) => send.operation === 'sendBet' && (!send.dismissed || isTaken(send)))
      .map((send) => [send.subject, send]),
  );

/**
 * The bet that a press of the button sends now: what the customer has seen, at the price and odds
 * that they saw. Null if it is not ready.
 */
const readyBetOf = (ticket: SlipTicket, now: Now, send: Send | undefined): ReadyBet | null => {
  if (ticketStateOf(ticket, now, send ? { state: send.state.status } : null) !== 'ready' || !ticket.seen) return null;
  // These equal the odds that the customer saw. `seen` may also have odds of horses that they have
  // taken off the ticket since.
  const { ticket: content, chosenRaces, odds } = priceOf(ticket, now);
  if (!content) return null;
  const { price } = ticket.seen;
  return {
    ticket,
    price,
    body: {
      ...betRequestOf(ticket.races[0].id, ticket.pool, content, chosenRaces),
      expectedPrice: price,
      ...(odds.length > 0 ? { odds: odds.map(({ pool: _, ...each }) => each) } : {}),
    },
  };
};

/**
 * The press that sends a bet. Two tabs that press the same ticket use the same subject.
 * @param line the bet in the customer's words
 */
export const pressOf = ({ ticket, body, price }: ReadyBet, line: string) => ({
  operation: sendBet,
  body,
  idOf: ({ bet: { id } }: { bet: { id: number } }) => id,
  subject: ticket.id,
  line,
  amount: price,
});

/** The button of the slip: its total, and the bets that its press sends. */
export interface Offer {
  bets: readonly ReadyBet[];
  /** Cents. */
  total: number;
}

export const offerOf = (tickets: readonly SlipTicket[], now: Now, byTicket: ReadonlyMap<string, Send>): Offer => {
  const bets = tickets.flatMap((ticket) => readyBetOf(ticket, now, byTicket.get(ticket.id)) ?? []);
  return { bets, total: bets.reduce((sum, { price }) => sum + price, 0) };
};

/**
 * The commands that remove tickets which were taken, in this tab or another one: they are receipts
 * now.
 */
export const withoutTaken = (tickets: readonly SlipTicket[], sends: readonly Send[]): SlipCommand[] => {
  const taken = new Set(sends.filter(isTaken).map(({ subject }) => subject));
  return tickets.filter(({ id }) => taken.has(id)).map(({ id }) => ({ kind: 'remove', id }));
};

/** Whether a send has become a bet. */
export const isTaken = ({ operation, state }: Send): boolean => operation === 'sendBet' && state.status === 'taken';

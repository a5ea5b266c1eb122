import {
  acknowledged,
  applyCommand,
  changedByItself,
  changesOf,
  isSameBet,
  type Now,
  priceOf,
  type Slip,
  type SlipTicket,
} from '@paddock/betslip';

/**
 * Tickets whose price the customer sees for the first time since they made or changed them on this
 * page. Such a price needs no acknowledgement. Everything else that has changed does.
 */
const newlyPriced = (
  tickets: readonly SlipTicket[],
  now: Now,
  touched: ReadonlyMap<string, SlipTicket>,
): readonly SlipTicket[] =>
  tickets.filter((ticket) => {
    const own = touched.get(ticket.id);
    if (ticket.seen !== null && !(own && isSameBet(own, ticket))) return false;
    if (changedByItself(ticket, now)) return false;
    const { serverPrice, problems } = priceOf(ticket, now);
    return serverPrice !== null && problems.length === 0;
  });

interface AcknowledgeOwn {
  tickets: readonly SlipTicket[];
  now: Now;
  /** The customer's changes on this page, by ticket id. Priced tickets are removed. */
  touched: Map<string, SlipTicket>;
  /** Applies a change to the newest slip. */
  update(change: (slip: Slip) => Slip): Promise<Slip>;
}

/**
 * Acknowledges changes that need no press. A change that the customer did not make waits for one.
 */
export function acknowledgeOwn({ tickets, now, touched, update }: AcknowledgeOwn): void {
  const before = new Map(touched);
  const isDue = (ticket: SlipTicket) => ticket.seen === null || changesOf(ticket, now).length > 0;
  const priced = newlyPriced(tickets, now, before);
  for (const { id } of priced) touched.delete(id);
  if (!priced.some(isDue)) return;
  // Checks the newest slip again: another tab may have acknowledged or changed the ticket.
  void update((slip) =>
    newlyPriced(slip.tickets, now, before)
      .filter(isDue)
      .reduce((changed, ticket) => {
        const seen = acknowledged(ticket, now);
        return seen ? applyCommand(changed, { kind: 'acknowledge', id: ticket.id, seen }) : changed;
      }, slip),
  );
}

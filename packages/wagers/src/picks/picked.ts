import { type PricedTicket, type Pricing, priceTicket } from '../pricing/price-ticket.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { WagerType } from '../wager-type.ts';

/** A ticket that can be sold as it is, with its price; or the refusals. */
export type Picked =
  | { readonly kind: 'picked'; readonly ticket: Ticket; readonly priced: PricedTicket }
  | Extract<Pricing, { kind: 'refused' }>;

/** Every pick is priced before it is returned. */
export const picked = (ticket: Ticket, type: WagerType, races: readonly Race[]): Picked => {
  const priced = priceTicket(ticket, type, races);
  return priced.kind === 'refused' ? priced : { kind: 'picked', ticket, priced };
};

import { namedBy, ordersSold } from '../laying-out/check-ticket.ts';
import { unique } from '../laying-out/lists-of.ts';
import { priceTicket } from '../pricing/price-ticket.ts';
import type { Selection } from '../selection.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { StartNr, WagerType } from '../wager-type.ts';
import { draw, type Random, type Weights } from './draw.ts';
import { type Picked, picked } from './picked.ts';

/**
 * Fills a SpOt ticket: the customer's horses first, then drawn ones (domain §1.6). The price does
 * not change. Other tickets are returned unchanged.
 */
export const fillSpot = (
  ticket: Ticket,
  type: WagerType,
  race: Race,
  options: { weights?: Weights; random: Random },
): Picked => {
  const { selection } = ticket;
  const priced = priceTicket(ticket, type, [race]);
  if (priced.kind === 'refused' || selection.kind !== 'spot') return picked(ticket, type, [race]);
  const own = unique(selection.own);
  const reserved = ticket.reserves?.flat() ?? [];
  const others = race.starters.filter((startNr) => !own.includes(startNr) && !reserved.includes(startNr));
  const horses = [...own, ...draw(others, selection.size - own.length, options)];
  return picked({ ...ticket, selection: asSelection(horses, namedBy(ticket, type), type) }, type, [race]);
};

/** The ticket that a customer would write for these horses. */
const asSelection = (horses: StartNr[], named: number, type: WagerType): Selection => {
  if (type.param.horses === 1) return { kind: 'singles', horses };
  if (horses.length === named) return { kind: 'straight', horses };
  return { kind: 'boxed', horses, orders: ordersSold(type)[0] ?? 'one' };
};

import { parseSelection, type Selection, type Ticket, type WagerType } from '@paddock/wagers';
import type { Body } from '../operation/operation.types.ts';

/** What the customer wants, apart from the race and what it was shown. */
export type TicketRequest = Omit<Body<'calculateBet'>, 'race_id'>;

/** Fields of a request that broke a rule. */
export type Invalid = { kind: 'invalid'; validation: Record<string, string[]> };

export const invalid = (field: string, rule: string): Invalid => ({ kind: 'invalid', validation: { [field]: [rule] } });

/** Runners alone are singles. */
const selectionOf = ({ leg1, selection }: TicketRequest): Selection | Invalid => {
  if (selection === undefined) return leg1 ? { kind: 'singles', horses: leg1 } : invalid('leg1', 'required');
  if (leg1 !== undefined) return invalid('leg1', 'unknown');
  const parsed = parseSelection(selection);
  if (parsed.kind === 'unreadable') return invalid('selection', 'unreadable');
  // What the system fills is asked for by `pickSpot`, before it is a bet.
  return parsed.selection.kind === 'spot' ? invalid('selection', 'not_filled') : parsed.selection;
};

/** The ticket that a request asks for, which says nothing of whether it is sold. */
export const readTicket = (request: TicketRequest, type: WagerType): { kind: 'ticket'; ticket: Ticket } | Invalid => {
  const selection = selectionOf(request);
  if (selection.kind === 'invalid') return selection;
  const { pool, stake, flexi, multi, jackpot, reserves } = request;
  const ticket: Ticket = {
    wager: type.id,
    ...(pool === type.name[0] ? {} : { pool }),
    selection,
    stake,
    ...(flexi === undefined ? {} : { flexi }),
    ...(multi === undefined ? {} : { multi }),
    ...(jackpot === undefined ? {} : { jackpot }),
    ...(reserves === undefined ? {} : { reserves: [reserves] }),
  };
  return { kind: 'ticket', ticket };
};

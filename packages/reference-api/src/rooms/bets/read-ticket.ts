import { countLegs, parseSelection, type Selection, type StartNr, type Ticket, type WagerType } from '@paddock/wagers';
import type { Body } from '../../server/operation/operation.types.ts';
import type { Validation, ValidationCode } from '../../server/operation/refused.ts';

/** The wish of a customer, without the race and the shown price. */
export type TicketRequest = Omit<Body<'calculateBet'>, 'race_id'>;

/** The fields of a request that broke a rule. */
export type Invalid = { kind: 'invalid'; validation: Validation };

export const invalid = (field: string, rule: ValidationCode): Invalid => ({
  kind: 'invalid',
  validation: { [field]: [rule] },
});

/** The lists of the request by leg, as far as given. */
const legsOf = ({ leg1, leg2, leg3, leg4, leg5, leg6, leg7, leg8, leg9, leg10 }: TicketRequest) =>
  [leg1, leg2, leg3, leg4, leg5, leg6, leg7, leg8, leg9, leg10] as const;

/** Plain runners are singles, or one list per leg of a pool over several races. */
const listedIn = (request: TicketRequest, type: WagerType): Selection | Invalid => {
  const legs = legsOf(request);
  const needed = countLegs(type.param) ?? 1;
  const wrong = legs.findIndex((leg, at) => (leg === undefined) === at < needed);
  if (wrong >= 0) return invalid(`leg${wrong + 1}`, wrong < needed ? 'required' : 'unknown');
  const lists = legs.slice(0, needed) as StartNr[][];
  return type.param.pick ? { kind: 'legs', legs: lists } : { kind: 'singles', horses: lists[0] ?? [] };
};

const selectionOf = (request: TicketRequest, type: WagerType): Selection | Invalid => {
  const { selection } = request;
  if (selection === undefined) return listedIn(request, type);
  const named = legsOf(request).findIndex((leg) => leg !== undefined);
  if (named >= 0) return invalid(`leg${named + 1}`, 'unknown');
  const parsed = parseSelection(selection);
  if (parsed.kind === 'unreadable') return invalid('selection', 'unreadable');
  // A selection that the system fills must go through `pickSpot` first.
  return parsed.selection.kind === 'spot' ? invalid('selection', 'not_filled') : parsed.selection;
};

/** Reads the ticket of a request. Does not check whether it is sold. */
export const readTicket = (request: TicketRequest, type: WagerType): { kind: 'ticket'; ticket: Ticket } | Invalid => {
  const selection = selectionOf(request, type);
  if (selection.kind === 'invalid') return selection;
  const { pool, stake, flexi, multi, placed, jackpot, reserves, reserves_by_leg: byLeg } = request;
  if (byLeg !== undefined && !type.param.pick) return invalid('reserves_by_leg', 'unknown');
  if (reserves !== undefined && type.param.pick) return invalid('reserves', 'unknown');
  const spare = byLeg ?? (reserves && [reserves]);
  const ticket: Ticket = {
    wager: type.id,
    ...(pool === type.name[0] ? {} : { pool }),
    selection,
    stake,
    ...(flexi === undefined ? {} : { flexi }),
    ...(multi === undefined ? {} : { multi }),
    ...(placed === undefined ? {} : { placed }),
    ...(jackpot === undefined ? {} : { jackpot }),
    ...(spare === undefined ? {} : { reserves: spare }),
  };
  return { kind: 'ticket', ticket };
};

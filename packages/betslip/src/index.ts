export { acknowledged, changedByItself, changesOf, type TicketChange } from './changes/changes-of.ts';
export { type Combinable, combinableIn, multipleOf } from './combining/combine.ts';
export { applyCommand, MAX_TICKETS } from './commands/apply-command.ts';
export { isSameBet } from './commands/same-bet.ts';
export { betRequestOf } from './contract/bet-request.ts';
export { raceNowOf } from './contract/race-now.ts';
export { draftFrom } from './drafting/draft-from.ts';
export {
  type Column,
  type ColumnKey,
  columnsOf,
  draftOf,
  emptyDraft,
  fitDraft,
  mark,
  marksIn,
  reserveColumnsOf,
  type TicketDraft,
  ticketOf,
} from './drafting/ticket-draft.ts';
export type { Now, RaceNow } from './now.ts';
export { type PickWay, pickDraft } from './picking/pick-draft.ts';
export { mostPaid } from './pricing/most-paid.ts';
export { poolNamesOf, priceOf, type TicketPrice, type TicketProblem } from './pricing/price-of.ts';
export { typeOf } from './pricing/type-of.ts';
export { moveTo, repeatOf } from './repeating/repeat-of.ts';
export type { Slip, SlipCommand, SlipTicket, TicketRace } from './slip.ts';
export { sumOf } from './states/sum-of.ts';
export { ticketStateOf } from './states/ticket-state.ts';
export { parseSlip } from './storing/parse-slip.ts';
export { storeSlip } from './storing/store-slip.ts';

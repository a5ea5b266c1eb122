export { acknowledged, changesOf, type TicketChange } from './changes/changes-of.ts';
export { type Combinable, combinableIn, multipleOf } from './combining/combine.ts';
export { applyCommand, MAX_TICKETS, refusalOf, type SlipRefusal } from './commands/apply-command.ts';
export { isSameBet } from './commands/same-bet.ts';
export { type BetRequest, betRequestOf } from './contract/bet-request.ts';
export { raceNowOf, type ShownRace } from './contract/race-now.ts';
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
export type { Now, PoolNow, RaceNow } from './now.ts';
export { type PickedDraft, type PickFacts, type PickWay, pickDraft } from './picking/pick-draft.ts';
export { type MostPaid, mostPaid } from './pricing/most-paid.ts';
export { priceOf, type TicketPrice, type TicketProblem } from './pricing/price-of.ts';
export { moveTo, repeatOf } from './repeating/repeat-of.ts';
export type { Seen, SeenOdds, Slip, SlipCommand, SlipTicket, TicketRace, UnreadableTicket } from './slip.ts';
export { type SlipSum, sumOf } from './states/sum-of.ts';
export { type TicketSend, type TicketSends, type TicketState, ticketStateOf } from './states/ticket-state.ts';
export { parseSlip } from './storing/parse-slip.ts';
export { storeSlip } from './storing/store-slip.ts';

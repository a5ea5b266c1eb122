export { type Count, countLines } from './counting/count-lines.ts';
export type { Dividend, Rank } from './dividend.ts';
export { hasPool, rivalsOf, wagerTypeOf, wagerTypesOn } from './finding/find-wager-type.ts';
export { namedBy, ordersSold, reservesSold, selectionsSold } from './laying-out/check-ticket.ts';
export { type LaidOut, layOut } from './laying-out/lay-out.ts';
export type { Layout } from './layout.ts';
export type { DroppedLine, Line } from './line.ts';
export { formatCombination } from './listing/format-combination.ts';
export { listLines } from './listing/list-lines.ts';
export { horsesOf } from './non-runners/change-layout.ts';
export type { Change, FinalRace } from './non-runners/remaining-bet.ts';
export {
  type NotHeld,
  type PoolChange,
  type Repriced,
  type Repricing,
  repriceTicket,
} from './non-runners/reprice-ticket.ts';
export {
  type ParsedSelection,
  type ParsedTicket,
  parseSelection,
  parseTicket,
  type UnreadableText,
} from './notation/parse-ticket.ts';
export { printSelection, printTicket } from './notation/print-ticket.ts';
export {
  countLegs,
  describeProblems,
  type ParsedWagerType,
  parseWagerType,
  type WagerTypeProblem,
} from './parsing/parse-wager-type.ts';
export { draw, type Random, sharesByOdds, type Weights } from './picks/draw.ts';
export { fillSpot } from './picks/fill-spot.ts';
export { type HarryBoyOptions, pickHarryBoy } from './picks/pick-harry-boy.ts';
export type { Picked } from './picks/picked.ts';
export { type QuickPickOptions, quickPick } from './picks/quick-pick.ts';
export { flexiSold, type PricedTicket, type Pricing, priceTicket } from './pricing/price-ticket.ts';
export type { Refusal, RefusalKind } from './refusal.ts';
export type { Banker, Horses, Orders, Selection, SelectionKind } from './selection.ts';
export { type CountryRules, countryRules, type PoolRules } from './settlement/country-rules.ts';
export {
  combinationKey,
  type ExplainedPool,
  explainDividends,
  type PaidCombination,
  type PoolToExplain,
} from './settlement/explain-dividends.ts';
export { pay } from './settlement/pay.ts';
export { type Finish, finishOf, type RaceResult } from './settlement/race-result.ts';
export type { SettleOptions, TakenBet } from './settlement/settle-pool.ts';
export { type SettleTicketOptions, settleBet, settleTicket } from './settlement/settle-ticket.ts';
export type { AgreedOdds, HorseOutcome, Outcome, RefundReason, Settlement } from './settlement/settlement.ts';
export { rulesOf, settlementOf, UnknownCountry } from './settlement/settlement-of.ts';
export type { NonRunnerRule, PlaceTerms, RankRule, Rounding, SettlementRule } from './settlement/settlement-rule.ts';
export {
  matches,
  type Pattern,
  patternKey,
  placesBy,
  type Slot,
  winningPatterns,
} from './settlement/winning-patterns.ts';
export type { Flexi, Race, Ticket } from './ticket.ts';
export type { Cents, Leg, Startnr, WagerParam, WagerRule, WagerType } from './wager-type.ts';

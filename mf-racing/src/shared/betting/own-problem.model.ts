import type { TicketProblem } from '@paddock/betslip';

const KINDS = [
  'race-unknown',
  'race-over',
  'pool-closed',
  'pool-not-sold',
  'wager-not-sold',
  'no-odds',
  'not-filled',
  'no-stake',
] as const;

/** A problem of the ticket as a whole. All other problems are refusals of its grid. */
export type OwnProblem = Extract<TicketProblem, { kind: (typeof KINDS)[number] }>;

export const isOwnProblem = (problem: TicketProblem): problem is OwnProblem =>
  KINDS.some((kind) => kind === problem.kind);

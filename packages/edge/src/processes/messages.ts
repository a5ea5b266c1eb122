import type { VoteReport } from '@paddock/release/record';

/** What a process is told when it starts, in its environment. */
export interface ProcessGiven {
  /** From 1 on. A process that replaces another one has its number. */
  number: number;
  /** Hex: a page of one process votes at another. */
  ticketKey: string;
  port: number;
}

/** From a process that serves. */
export type FromProcess =
  | { listens: true }
  | { fails: string }
  | { vote: VoteReport; address: string }
  | { answers: number; body: string };

/** To a process that serves: what operators ask it. */
export interface ToProcess {
  asks: number;
  path: string;
}

const variable = 'PADDOCK_EDGE_PROCESS';

export const givenEnvironment = (given: ProcessGiven): Record<string, string> => ({
  [variable]: JSON.stringify(given),
});

export const readGiven = (): ProcessGiven => JSON.parse(process.env[variable] ?? '');

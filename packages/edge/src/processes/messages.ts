import type { VoteReport } from '@paddock/release/record';

/** The data in the environment of a new process. */
export interface ProcessGiven {
  /** From 1 on. A restarted process keeps its number. */
  number: number;
  /** Hex. All processes share it, since a page of one may vote at another. */
  ticketKey: string;
  port: number;
}

/** Messages from a serving process. */
export type FromProcess =
  | { listens: true }
  | { fails: string }
  | { vote: VoteReport; address: string }
  | { answers: number; body: string };

/** Messages to a serving process: the requests of operators. */
export interface ToProcess {
  asks: number;
  path: string;
}

const variable = 'PADDOCK_EDGE_PROCESS';

export const givenEnvironment = (given: ProcessGiven): Record<string, string> => ({
  [variable]: JSON.stringify(given),
});

export const readGiven = (): ProcessGiven => JSON.parse(process.env[variable] ?? '');

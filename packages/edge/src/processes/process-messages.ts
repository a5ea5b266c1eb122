import type { VoteReport } from '@paddock/release/record';
import type { Answer } from '../platform/answers.ts';
import type { EdgeRequest } from '../platform/edge-request.model.ts';

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
  | { answers: number; body: string }
  | { remembers: number }
  | { operates: number; request: OperateRequest };

/**
 * Messages to a serving process: the requests of operators, the answers of their page, and what is
 * remembered.
 */
export type ToProcess = { asks: number; path: string } | Operated | Remembered;

/** Whether the first process has the release of this sequence, or a newer one, on disk. */
export interface Remembered {
  remembered: number;
  isOnDisk: boolean;
}

/** The answer to a request for the operators' page, or why it failed. */
export type Operated = { operated: number } & ({ answer: OperateAnswer } | { fails: string });

/** A request for the operators' page, as the first process needs it. */
export interface OperateRequest extends Pick<EdgeRequest, 'method' | 'target' | 'headers' | 'isSecure'> {
  /** Base64. */
  body: string;
}

export interface OperateAnswer extends Pick<Answer, 'status' | 'headers'> {
  /** Base64; `null`: none. */
  body: string | null;
}

const VARIABLE = 'PADDOCK_EDGE_PROCESS';

export const givenEnvironment = (given: ProcessGiven): Record<string, string> => ({
  [VARIABLE]: JSON.stringify(given),
});

export const readGiven = (): ProcessGiven => JSON.parse(process.env[VARIABLE] ?? '');

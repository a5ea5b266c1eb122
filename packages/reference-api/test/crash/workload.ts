import type { TransactionType } from '../../src/rooms/payments/transactions.ts';

/** An account entry that an accepted call promised. */
export interface PromisedEntry {
  type: TransactionType;
  /** `payment:7`, `bet:12` */
  reference: string;
  /** Cents: positive to the customer, negative from it. */
  amount: number;
}

export interface LoadRequest {
  method?: 'GET' | 'POST';
  /** With `/api` or `/dev`. */
  path: string;
  key?: string;
  body?: object;
  form?: Record<string, string>;
}

export interface LoadAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the contract's tests have read it
  data: any;
}

/** Sends as one customer. Throws on a 5xx or a dead server: the outcome is then unknown. */
export type LoadClient = (request: LoadRequest) => Promise<LoadAnswer>;

/** A kind of action under load, for the tests of the ledger and of crashes. */
export interface Workload {
  name: string;
  /**
   * Does one action, determined by its key, so that it can be repeated.
   * @returns the promised entries; none when refused
   */
  send(client: LoadClient, key: string): Promise<PromisedEntry[]>;
  /** For actions without entries: whether an accepted action still holds, for the same customer. */
  stands?(client: LoadClient, key: string): Promise<boolean>;
}

import type { TransactionType } from '../../src/rooms/payments/transactions.ts';

/** An entry of the account that an accepted call has promised. */
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

/** Asks as one customer. It throws when the server fails (5xx) or is gone; then nobody knows what happened. */
export type LoadClient = (request: LoadRequest) => Promise<LoadAnswer>;

/** Things of one kind that customers do under load. Add one here, and it is in the tests of the ledger and of crashes. */
export interface Workload {
  name: string;
  /**
   * Does one thing. Sent again with the same key it is the same thing: it follows from the key, or is remembered under it.
   * @returns the entries that its acceptance promises; none when it was refused
   */
  send(client: LoadClient, key: string): Promise<PromisedEntry[]>;
  /** Where no entry tells it: whether what was done under a key, and accepted, still holds. Asked as the same customer. */
  stands?(client: LoadClient, key: string): Promise<boolean>;
}

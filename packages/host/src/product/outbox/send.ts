import type { ApiData, ApiError, ApiInput, ApiOperation } from '@paddock/api';

/** The calls that cost money or points. */
export type SendOperation = 'sendBet' | 'startPayment' | 'withdraw' | 'orderShopProduct' | 'joinTeamBet';

/** Why the server refused a send: an `ApiError` that can be stored. */
export type Refusal = Pick<ApiError, 'status' | 'code' | 'message' | 'extended' | 'validation'>;

/**
 * How far a send is.
 * - `sending`: a tab has sent it and waits for the answer
 * - `unknown`: the answer was lost; it is being found out
 * - `taken`: the server has made something of it, a bet or an order; the rest never happens
 * - `refused`: the server said no, and nothing was made
 * - `void`: nothing was made, and its key is burnt
 */
export type SendState =
  | { readonly status: 'sending' | 'unknown' | 'void' }
  /** Id of the bet, payment, order or share. */
  | { readonly status: 'taken'; readonly id: number }
  | { readonly status: 'refused'; readonly refusal: Refusal };

/** What a customer pressed, once. It is stored before the request leaves. */
export interface Send {
  /** The `Idempotency-Key`. */
  readonly key: string;
  readonly customerId: string;
  readonly operation: SendOperation;
  /** Id of the ticket or form that was pressed. Pressed twice, in two tabs too, it is sent once. */
  readonly subject: string;
  /** What it is, in the customer's words: shown where the remote that made it is missing. */
  readonly line: string;
  /** Cents; null for points and for what costs nothing yet. */
  readonly amount: number | null;
  /** An ISO instant of the server's clock. */
  readonly pressedAt: string;
  readonly state: SendState;
  /** The customer was told once that its outcome is not known. */
  readonly wasUnknown: boolean;
  /**
   * The customer has seen how it ended. It stays for a while, so that an old tab cannot send it
   * again.
   */
  readonly dismissed: boolean;
}

/** A press on the button that costs money. */
export interface Press<Id extends SendOperation> extends Pick<Send, 'subject' | 'line' | 'amount'> {
  operation: ApiOperation<Id>;
  /** The request without what the outbox adds: key and `valid_until`. */
  body: Omit<ApiInput<Id> extends { body: infer Body } ? Body : never, 'validUntil'>;
  /** The id of what was made, from the answer. */
  idOf(answer: ApiData<Id>): number;
}

/** How a press ended, for now. `answer` is null unless this very press got one. */
export interface Pressed<Id extends SendOperation> {
  send: Send;
  answer: ApiData<Id> | null;
}

export const isUnresolved = ({ state }: Send): boolean => state.status === 'sending' || state.status === 'unknown';

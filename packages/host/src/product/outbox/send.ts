import type { ApiData, ApiError, ApiInput, ApiOperation } from '@paddock/api';

/** The calls that cost money or points. */
export type SendOperation = 'sendBet' | 'startPayment' | 'withdraw' | 'orderShopProduct' | 'joinTeamBet';

/** Why the server refused a send: an `ApiError` that can be stored. */
export type Refusal = Pick<ApiError, 'status' | 'code' | 'message' | 'extended' | 'validation'>;

/**
 * The state of a send.
 * - `sending`: a tab has sent it and waits for the answer
 * - `unknown`: the answer was lost; the outbox asks how it ended
 * - `taken`: the server made something of it, such as a bet or an order; its other parts never
 * happen
 * - `refused`: the server refused it, and nothing was made
 * - `void`: nothing was made, and its key is burnt
 */
export type SendState =
  | { readonly status: 'sending' | 'unknown' | 'void' }
  /** Id of the bet, payment, order or share. */
  | { readonly status: 'taken'; readonly id: number }
  | { readonly status: 'refused'; readonly refusal: Refusal };

/** One press of the customer, stored before the request leaves. */
export interface Send {
  /** The `Idempotency-Key`. */
  readonly key: string;
  readonly customerId: string;
  readonly operation: SendOperation;
  /**
   * Id of the ticket or form that was pressed. If it is pressed twice, also in two tabs, it is sent
   * once.
   */
  readonly subject: string;
  /** Describes the send in the customer's words, for pages that lack the remote that made it. */
  readonly line: string;
  /** Cents; null for points and for sends that cost nothing yet. */
  readonly amount: number | null;
  /** An ISO instant of the server's clock. */
  readonly pressedAt: string;
  readonly state: SendState;
  /** The customer was told once that its outcome is unknown. */
  readonly wasUnknown: boolean;
  /**
   * The customer has seen its outcome. It stays for a while, so that an old tab cannot send it
   * again.
   */
  readonly dismissed: boolean;
}

/** A press of the button that costs money. */
export interface Press<Id extends SendOperation> extends Pick<Send, 'subject' | 'line' | 'amount'> {
  operation: ApiOperation<Id>;
  /** The request without the outbox's additions: key and `valid_until`. */
  body: Omit<ApiInput<Id> extends { body: infer Body } ? Body : never, 'validUntil'>;
  /** Reads the id of the made bet, payment or order from the answer. */
  idOf(answer: ApiData<Id>): number;
}

/** The outcome of a press so far. `answer` is null unless this press itself got one. */
export interface Pressed<Id extends SendOperation> {
  send: Send;
  answer: ApiData<Id> | null;
}

export const isUnresolved = ({ state }: Send): boolean => state.status === 'sending' || state.status === 'unknown';

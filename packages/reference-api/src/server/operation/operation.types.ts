import type { components, operations } from '@paddock/api';

type Schemas = components['schemas'];
export type Pagination = Schemas['Pagination'];
export type OperationId = keyof operations;

type JsonOf<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never;
type Accepted<Id extends OperationId> = operations[Id] extends { responses: { 200: infer Response } }
  ? JsonOf<Response>
  : never;
type Parameters<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = operations[Id] extends {
  parameters: { [K in Place]?: infer Named };
}
  ? NonNullable<Named>
  : Record<never, never>;

/** What `data` holds when an operation is accepted, in wire names. */
export type Data<Id extends OperationId> =
  Accepted<Id> extends { data: infer Value } ? Exclude<Value, undefined> : never;
export type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? JsonOf<NonNullable<Request>>
  : undefined;

/** Tells the present instant in ms. */
export type Clock = () => number;

/** Who a request is from. */
export interface Identity {
  customerId: number;
  sessionId: string;
}

/** A request that the contract allows: parameters are parsed, the body is read. */
export interface Call<Id extends OperationId> {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  header: Parameters<Id, 'header'>;
  body: Body<Id>;
  /**
   * The instant (ms), after the whole request has arrived, as of which a GET is answered. A change has none: by its own
   * lock or work it may be late, so it reads `clock` after that.
   */
  readonly now: number;
  clock: Clock;
  language: 'de' | 'en';
  /** Who asks. Throws 401 for a visitor, which a secured operation never sees. */
  readonly customerId: number;
  /** The same where the operation is open to both; null is a visitor. */
  readonly visitorId: number | null;
  /** The session that the access token belongs to; null is a visitor. */
  readonly sessionId: string | null;
  request: Request;
}

/** Where a page of a list stands; the links to its neighbours are added to it. */
export interface Page {
  /** From 1. */
  page: number;
  perPage: number;
  /** Entries of this page. */
  count: number;
  /** Entries of all pages. */
  total: number;
}

/** What an operation gives. It throws `Refused` to refuse. */
export interface Answer<Id extends OperationId> {
  data: Data<Id>;
  pagination?: Page;
  headers?: Record<string, string | string[]>;
}

/** Does the work of one operation of the contract. A `Response` is for what is not JSON. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id> | Response>;

/** An answer that is the same for everybody until an instant (ms): it is made once and kept. */
export interface StandingAnswer<Id extends OperationId> extends Answer<Id> {
  until: number;
}

export interface StandingOperation<Id extends OperationId> {
  /** Its texts follow the caller's language, so that there is an answer for each. */
  translated?: true;
  standing: (call: Call<Id>) => Promise<StandingAnswer<Id>>;
}

export type Operation<Id extends OperationId> = Handler<Id> | StandingOperation<Id>;

/** Every operation of the contract: one that is missing is a compile error. */
export type Operations = { [Id in OperationId]: Operation<Id> };

/** The operations of a room. */
export type OperationsOf<Id extends OperationId> = Pick<Operations, Id>;

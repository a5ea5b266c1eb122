import type { components, operations } from '@paddock/api';
import type { Validation } from './refused.ts';

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

/** The `data` of an accepted operation, in wire names. */
export type Data<Id extends OperationId> =
  Accepted<Id> extends { data: infer Value } ? Exclude<Value, undefined> : never;
export type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? JsonOf<NonNullable<Request>>
  : undefined;

/** Returns the current instant in ms. */
export type Clock = () => number;

/** The caller of a request. */
export interface Identity {
  customerId: number;
  sessionId: string;
}

/** A valid request: parameters are parsed, the body is read. */
export interface Call<Id extends OperationId> {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  header: Parameters<Id, 'header'>;
  body: Body<Id>;
  /**
   * The instant (ms) of a GET, taken after the whole request has arrived. A change has none: it may
   * wait for a lock, so it reads `clock` after that.
   */
  readonly now: number;
  clock: Clock;
  language: 'de' | 'en';
  /** The caller's id. Throws 401 for a visitor; never in a secured operation. */
  readonly customerId: number;
  /** The same for an operation that visitors may call; null for a visitor. */
  readonly visitorId: number | null;
  /** The session of the access token; null for a visitor. */
  readonly sessionId: string | null;
  request: Request;
}

/** The position of a page in a list; the links to its neighbours are added later. */
export interface Page {
  /** From 1. */
  page: number;
  perPage: number;
  /** Entries of this page. */
  count: number;
  /** Entries of all pages. */
  total: number;
}

/** The result of an operation. It throws `Refused` to refuse. */
export interface Answer<Id extends OperationId> {
  data: Data<Id>;
  pagination?: Page;
  headers?: Record<string, string | string[]>;
}

/** The handler of one operation. It returns a `Response` where the answer is not JSON. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id> | Response>;

/** An answer that is the same for everybody until an instant (ms): made once and cached. */
export interface LastingAnswer<Id extends OperationId> extends Answer<Id> {
  until: number;
}

export interface LastingOperation<Id extends OperationId> {
  /** Cached per language, because its texts follow the caller's. */
  translated?: true;
  lasting: (call: Call<Id>) => Promise<LastingAnswer<Id>>;
}

/** An operation whose body has rules that no schema can express. */
export interface RuledOperation<Id extends OperationId> {
  /**
   * The rules that a body breaks. A refusal of a body that does not fit its schema names them too,
   * so that a form learns everything at once. `handle` refuses by the same rules.
   * @param body only the fields that fit the schema
   */
  faults: (body: Partial<Body<Id>>, now: number) => Validation;
  handle: Handler<Id>;
}

export type Operation<Id extends OperationId> = Handler<Id> | RuledOperation<Id> | LastingOperation<Id>;

/** Every operation of the contract: a missing handler is a compile error. */
export type Operations = { [Id in OperationId]: Operation<Id> };

/** The operations of a room. */
export type OperationsOf<Id extends OperationId> = Pick<Operations, Id>;

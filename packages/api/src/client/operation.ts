import type { Client } from 'openapi-fetch';
import type { operations, paths } from '../generated/schema.ts';
import type { Camel } from '../wire/names.ts';
import type { Read } from '../wire/shapes.ts';

export type OperationId = keyof operations;

/** Stale time (ms) and retries of a call, if the contract states them. */
export interface OperationPolicy {
  staleMs?: number;
  retry?: number;
}

/** openapi-fetch with the paths of the contract. */
export type ContractClient = Client<paths, 'application/json'>;

/** The input of a call in the names of the contract. */
export type WireInput<Id extends OperationId> = {
  params: operations[Id]['parameters'];
  signal?: AbortSignal;
  parseAs?: 'json' | 'text';
} & WireBody<Id>;

/** The answer of openapi-fetch, still in its envelope. */
export type Reply = { data?: unknown; error?: unknown; response: Response };

/** One call of the contract, as `src/generated/operations` names them. */
export interface ApiOperation<Id extends OperationId = OperationId> extends OperationPolicy {
  readonly id: Id;
  readonly path: keyof paths;
  /** Sends the call with the typed method of its path. */
  send(client: ContractClient, input: WireInput<Id>): Promise<Reply>;
  /** Reads `data`. Null: the answer is text without an envelope. */
  readonly read: Read | null;
}

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never;
type Accepted<Id extends OperationId> = operations[Id] extends { responses: { 200: infer Response } }
  ? Response
  : never;

/** The data of an operation's answer in the names of the domain. Text if it is not JSON (CSV). */
export type ApiData<Id extends OperationId> = [Json<Accepted<Id>>] extends [never]
  ? string
  : Json<Accepted<Id>> extends { data: infer Data }
    ? Camel<Exclude<Data, undefined>>
    : unknown;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type PathInput<Id extends OperationId> = Parameters<Id> extends { path: infer Path } ? { path: Camel<Path> } : unknown;
type QueryInput<Id extends OperationId> =
  Parameters<Id> extends { query: infer Query }
    ? { query: Camel<Query> }
    : Parameters<Id> extends { query?: infer Query }
      ? { query?: Camel<NonNullable<Query>> }
      : unknown;
type HeaderInput<Id extends OperationId> =
  Parameters<Id> extends { header: infer Header }
    ? { headers: Header }
    : Parameters<Id> extends { header?: infer Header }
      ? { headers?: NonNullable<Header> }
      : unknown;
type BodyInput<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? { body: Camel<Json<Body>> }
  : operations[Id] extends { requestBody?: infer Body }
    ? [NonNullable<Body>] extends [never]
      ? unknown
      : { body?: Camel<Json<NonNullable<Body>>> }
    : unknown;

type WireBody<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? { body: Json<Body> }
  : operations[Id] extends { requestBody?: infer Body }
    ? [NonNullable<Body>] extends [never]
      ? unknown
      : { body?: Json<NonNullable<Body>> }
    : unknown;

/**
 * The input of an operation in the names of the domain. Header names stay as they are. A call with
 * `keepalive` is sent to its end when the page closes; the body has 64 KiB at most.
 */
export type ApiInput<Id extends OperationId> = PathInput<Id> &
  QueryInput<Id> &
  HeaderInput<Id> &
  BodyInput<Id> & { signal?: AbortSignal; keepalive?: boolean };

/** The input as arguments: optional if nothing in it is required. */
export type ApiArguments<Id extends OperationId> =
  Record<never, never> extends ApiInput<Id> ? [input?: ApiInput<Id>] : [input: ApiInput<Id>];

/** Only the generated files use it. `send` calls the client's typed method of `path`. */
export const operation = <Id extends OperationId, Path extends keyof paths>(
  id: Id,
  path: Path,
  send: (client: ContractClient, path: Path, input: WireInput<Id>) => Promise<Reply>,
  read: Read | null,
  policy: OperationPolicy = {},
): ApiOperation<Id> => ({ id, path, send: (client, input) => send(client, path, input), read, ...policy });

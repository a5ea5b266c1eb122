import type { operations } from '../generated/schema.ts';
import type { Camel } from '../wire/names.ts';
import type { Read } from '../wire/shapes.ts';

export type OperationId = keyof operations;

/** How long an answer is fresh (ms) and how often a failed call is tried again, where the contract says so. */
export interface OperationPolicy {
  staleMs?: number;
  retry?: number;
}

/** One call of the contract, as `src/generated/operations` names them. */
export interface ApiOperation<Id extends OperationId = OperationId> extends OperationPolicy {
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Reads `data`; null where the answer is not the envelope but text. */
  readonly read: Read | null;
}

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never;
type Accepted<Id extends OperationId> = operations[Id] extends { responses: { 200: infer Response } }
  ? Response
  : never;

/** What an operation gives, in the names of the domain; text where it is no JSON (CSV). */
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

/** What an operation is called with, in the names of the domain. Header names stay as they are. */
export type ApiInput<Id extends OperationId> = PathInput<Id> &
  QueryInput<Id> &
  HeaderInput<Id> &
  BodyInput<Id> & { signal?: AbortSignal };

/** The input, which may be left out where nothing in it is needed. */
export type ApiArguments<Id extends OperationId> =
  Record<never, never> extends ApiInput<Id> ? [input?: ApiInput<Id>] : [input: ApiInput<Id>];

/** Used by the generated files alone. */
export const operation = <Id extends OperationId>(
  id: Id,
  method: ApiOperation['method'],
  path: string,
  read: Read | null,
  policy: OperationPolicy = {},
): ApiOperation<Id> => ({ id, method, path, read, ...policy });

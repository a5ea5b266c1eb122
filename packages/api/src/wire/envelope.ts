import { ApiError } from '../client/api-error.ts';
import type { components } from '../generated/schema.ts';
import { readInteger, readObject, type Wire } from './read.ts';

type WireEnvelope = components['schemas']['Envelope'];
type WireError = components['schemas']['ApiError'];

/** Where a page of a list stands. */
export interface Pagination {
  count: number;
  total: number;
  perPage: number;
  currentPage: number;
  totalPages: number;
}

/** An answer whose envelope is open: what the caller asked for, not read yet. */
export interface Opened {
  data: unknown;
  pagination: Pagination | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Opens the envelope, once for every call.
 * @param body the parsed JSON, or text where it was none
 * @param status HTTP status of the answer
 * @throws ApiError `api` when the envelope says no, `http` when a refusal has none, `malformed` when an acceptance has none
 */
export const openEnvelope = (body: unknown, status: number): Opened => {
  const accepted = status >= 200 && status < 300;
  if (!isObject(body) || typeof body.success !== 'boolean') {
    throw accepted
      ? new ApiError({ kind: 'malformed', status, message: 'The answer is not in the envelope.' })
      : new ApiError({ kind: 'http', status });
  }
  const envelope = body as Wire<WireEnvelope>;
  if (!accepted || envelope.success !== true) throw refusal(envelope, status);
  return { data: envelope.data, pagination: readPagination(envelope.pagination) };
};

const refusal = (envelope: Wire<WireEnvelope>, status: number): ApiError => {
  const error: Wire<WireError> = isObject(envelope.error) ? envelope.error : {};
  return new ApiError({
    kind: 'api',
    status,
    code: typeof error.code === 'string' ? error.code : null,
    message: typeof error.message === 'string' ? error.message : undefined,
    description: typeof error.description === 'string' ? error.description : null,
    extended: isObject(error.extended) ? error.extended : null,
    validation: isObject(envelope.validation) ? readValidation(envelope.validation) : null,
  });
};

const readValidation = (fields: Record<string, unknown>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([field, rules]) => [field, [rules].flat().map(String)]));

const readPagination = (value: unknown): Pagination | null => {
  if (value === null || value === undefined) return null;
  const wire = readObject<components['schemas']['Pagination']>(value, 'pagination');
  return {
    count: readInteger(wire, 'count'),
    total: readInteger(wire, 'total'),
    perPage: readInteger(wire, 'perPage'),
    currentPage: readInteger(wire, 'currentPage'),
    totalPages: readInteger(wire, 'totalPages'),
  };
};

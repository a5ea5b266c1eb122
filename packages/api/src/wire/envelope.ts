import { ApiError } from '../client/api-error.ts';
import type { components } from '../generated/schema.ts';
import { readPagination } from '../generated/shapes/Pagination.ts';
import type { Camel } from './names.ts';
import { nullable } from './shapes.ts';

type WireEnvelope = components['schemas']['Envelope'];
type WireError = components['schemas']['ApiError'];

/** The position of a page in its list. */
export type Pagination = Camel<components['schemas']['Pagination']>;

/** An answer without its envelope, not yet read. */
export interface Opened {
  data: unknown;
  pagination: Pagination | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Opens the envelope, once for every call.
 * @param body the parsed JSON, or text
 * @param answer the answer's HTTP status and headers
 * @throws ApiError `api`: the envelope refuses; `http`: an error status without envelope;
 * `malformed`: a success without envelope
 */
export const openEnvelope = (body: unknown, answer: Pick<Response, 'status' | 'headers'>): Opened => {
  const { status } = answer;
  const accepted = status >= 200 && status < 300;
  if (!isObject(body) || typeof body.success !== 'boolean') {
    throw accepted
      ? new ApiError({ kind: 'malformed', status, message: 'The answer is not in the envelope.' })
      : new ApiError({ kind: 'http', status });
  }
  const envelope: Partial<Record<keyof WireEnvelope, unknown>> = body;
  if (!accepted || envelope.success !== true) throw refusal(envelope, answer);
  return {
    data: envelope.data,
    pagination: nullable(readPagination)(envelope.pagination ?? null, 'pagination') as Pagination | null,
  };
};

const refusal = (
  envelope: Partial<Record<keyof WireEnvelope, unknown>>,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): ApiError => {
  const error: Partial<Record<keyof WireError, unknown>> = isObject(envelope.error) ? envelope.error : {};
  return new ApiError({
    kind: 'api',
    status,
    code: typeof error.code === 'string' ? error.code : null,
    message: typeof error.message === 'string' ? error.message : undefined,
    description: typeof error.description === 'string' ? error.description : null,
    extended: isObject(error.extended) ? error.extended : null,
    validation: isObject(envelope.validation) ? readValidation(envelope.validation) : null,
    retryAfter: Number(headers.get('retry-after')) || null,
  });
};

const readValidation = (fields: Record<string, unknown>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([field, rules]) => [field, [rules].flat().map(String)]));

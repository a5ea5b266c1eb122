import { ApiError, isApiError } from '@paddock/api';

/**
 * For a form whose server refuses one field's value with a code only: moves the error to that
 * field. Any other error is returned unchanged.
 * @param words in place of the server's
 */
export function atField(thrown: unknown, fields: Readonly<Record<string, string>>, words?: string): unknown {
  if (!isApiError(thrown) || thrown.code === null) return thrown;
  const field = fields[thrown.code];
  if (field === undefined) return thrown;
  const { kind, status, code } = thrown;
  const message = words ?? thrown.message;
  return new ApiError({ kind, status, code, message, validation: { [field]: [message] } });
}

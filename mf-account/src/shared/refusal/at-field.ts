import { ApiError, isApiError } from '@paddock/api';

/**
 * For a form whose server refuses the value of one field by a code alone: the same error, at that
 * field. Any other error is returned as it is.
 */
export function atField(thrown: unknown, fields: Readonly<Record<string, string>>): unknown {
  if (!isApiError(thrown) || thrown.code === null) return thrown;
  const field = fields[thrown.code];
  if (field === undefined) return thrown;
  const { kind, status, code, message } = thrown;
  return new ApiError({ kind, status, code, message, validation: { [field]: [message] } });
}

import type { FailedCall } from './create-reference-api.ts';

/** Text that may be a customer's: quoted values, mail addresses, accounts, tokens, long numbers. */
const PRIVATE =
  /"[^"]*"|'[^']*'|`[^`]*`|\S+@\S+|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,}[A-Z0-9 ]*|[\w-]{20,}(?:\.[\w-]+)*|\+?\d[\d /-]{4,}/g;

/** The fields of a database error that hold no data of the row. */
const NAMES = ['code', 'constraint', 'table', 'column'] as const;

const textOf = (error: object, name: string): string | undefined => {
  const value = (error as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

const described = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = '', cause } = error;
  return {
    name,
    message: message.replaceAll(PRIVATE, '…'),
    ...Object.fromEntries(NAMES.map((each) => [each, textOf(error, each)])),
    at: stack
      .split('\n')
      .filter((line) => /^ +at /.test(line))
      .map((line) => line.trim().slice(3)),
    ...(cause !== undefined && depth < 3 && { cause: described(cause, depth + 1) }),
  };
};

/**
 * A line of the log about a failure. Errors of a database or a mail server contain rows, addresses
 * and values, so the line has only the place, the kind, and the message without values.
 */
export const failureLine = (error: unknown, call?: FailedCall): string =>
  JSON.stringify({ event: 'failed', ...call, error: described(error) });

import type { FailedCall } from './create-reference-api.ts';

/** What may be a customer's: quoted values, mail addresses, accounts, tokens, long numbers. */
const PRIVATE =
  /"[^"]*"|'[^']*'|`[^`]*`|\S+@\S+|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,}[A-Z0-9 ]*|[\w-]{20,}(?:\.[\w-]+)*|\+?\d[\d /-]{4,}/g;

/** What a database says about an error besides its message, without the row. */
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
 * A line of the log about a failure. An error of a database or a mail server holds rows, addresses
 * and values: the line has where it happened, of what kind it is, and its message without values.
 */
export const failureLine = (error: unknown, call?: FailedCall): string =>
  JSON.stringify({ event: 'failed', ...call, error: described(error) });

import { isExplained } from '@paddock/api/errors';
import { ruleMessage } from '../rules/rule.ts';
import { ruleNameOf } from './validation-words.ts';

/** A refusal as a form shows it. Messages are encoded as `translateRule` expects them. */
export interface FormFailure {
  /** By field. */
  fields: Readonly<Record<string, string>>;
  /** A message about the whole form; undefined if the fields say everything. */
  message: string | undefined;
  /** For support: `apicheck_TC`. Undefined for a refusal that the message explains. */
  tag: string | undefined;
}

/**
 * An error that `onSubmit` may throw: an `ApiError` of `@paddock/api`, recognised by `kind` because
 * it may come from another build.
 */
interface ApiErrorLike {
  kind: string;
  message?: string;
  tag?: string;
  status?: number | null;
  code?: string | null;
  validation?: Readonly<Record<string, readonly string[]>> | null;
}

export interface FailureOptions {
  /** Whether the form has a field with that name. */
  hasField: (name: string) => boolean;
  /** Wire names that differ from their field's name: `{ email_confirmation: 'repeatedEmail' }`. */
  wireNames?: Readonly<Record<string, string>> | undefined;
  /** Replaces a server's code by a better message. */
  explain?: ((field: string, code: string) => string | undefined) | undefined;
}

const camelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const isApiErrorLike = (thrown: unknown): thrown is ApiErrorLike =>
  typeof thrown === 'object' && thrown !== null && typeof (thrown as Partial<ApiErrorLike>).kind === 'string';

/** A code with blanks is a sentence and shown as it is. */
const wordsOf = (code: string): string => (code.includes(' ') ? code : ruleMessage(ruleNameOf(code)));

const fieldOf = (wireName: string, { hasField, wireNames }: FailureOptions): string | undefined =>
  [wireNames?.[wireName], wireName, camelCase(wireName)].find((name) => name !== undefined && hasField(name));

const messageOf = (failure: ApiErrorLike): string =>
  isExplained(failure) ? (failure.message as string) : ruleMessage('failed');

/**
 * Splits a thrown value into messages for fields and for the form. Errors that belong to no field
 * become the form's message.
 */
export function readFailure(thrown: unknown, options: FailureOptions): FormFailure {
  if (!isApiErrorLike(thrown)) return { fields: {}, message: ruleMessage('failed'), tag: undefined };
  const fields: Record<string, string> = {};
  let homeless = 0;
  for (const [wireName, [code = 'correct']] of Object.entries(thrown.validation ?? {})) {
    const name = fieldOf(wireName, options);
    if (name === undefined) homeless += 1;
    else fields[name] = options.explain?.(name, code) ?? wordsOf(code);
  }
  const saidByFields = Object.keys(fields).length > 0 && homeless === 0;
  return {
    fields,
    message: saidByFields ? undefined : messageOf(thrown),
    // A refusal that the server explains needs no support: a wrong password, a limit.
    tag: saidByFields || isExplained(thrown) ? undefined : thrown.tag,
  };
}

import { ruleMessage } from '../rules/rule.ts';
import { ruleNameOf } from './validation-words.ts';

/** What a form shows of a refusal. Messages are as `translateRule` takes them. */
export interface FormFailure {
  /** By field. */
  fields: Readonly<Record<string, string>>;
  /** About the whole form; undefined when the fields say it all. */
  message: string | undefined;
  /** For support: `apicheck_TC`. */
  tag: string | undefined;
}

/** What `onSubmit` may throw: `ApiError` of `@paddock/api`, told apart by `kind`, as it crosses builds. */
interface ApiErrorLike {
  kind: string;
  message?: string;
  tag?: string;
  validation?: Readonly<Record<string, readonly string[]>> | null;
}

export interface FailureOptions {
  /** Whether the form has a field of that name. */
  hasField: (name: string) => boolean;
  /** Names of the wire whose field is called otherwise: `{ email_confirmation: 'repeatedEmail' }`. */
  wireNames?: Readonly<Record<string, string>> | undefined;
  /** Words for a code of the server, where there are better ones. */
  explain?: ((field: string, code: string) => string | undefined) | undefined;
}

/** What the client says where the server said nothing (core §8); in German it would be English. */
const UNSAID = 'An error occurred, please try again later.';

const camelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const isApiErrorLike = (thrown: unknown): thrown is ApiErrorLike =>
  typeof thrown === 'object' && thrown !== null && typeof (thrown as Partial<ApiErrorLike>).kind === 'string';

/** A sentence is said as it is. */
const wordsOf = (code: string): string => (code.includes(' ') ? code : ruleMessage(ruleNameOf(code)));

const fieldOf = (wireName: string, { hasField, wireNames }: FailureOptions): string | undefined =>
  [wireNames?.[wireName], wireName, camelCase(wireName)].find((name) => name !== undefined && hasField(name));

const messageOf = ({ kind, message }: ApiErrorLike): string =>
  kind === 'api' && message && message !== UNSAID ? message : ruleMessage('failed');

/** What of a thrown value belongs to which field, and what to the form. What the form has no field for is said by the form. */
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
    tag: saidByFields ? undefined : thrown.tag,
  };
}

import { forward, type GenericValidation, partialCheck } from 'valibot';
import { isEmpty, type Rule, ruleMessage, strictRule } from './rule.ts';

const ACCEPTED: readonly unknown[] = [true, 1, '1', 'true', 'yes', 'on'];

/** A value is present; blanks do not count, `0` and `false` do. */
export const required = <TInput>(): Rule<TInput> =>
  strictRule<TInput>(
    (value) => !isEmpty(value),
    () => ruleMessage('required'),
  );

/** A ticked checkbox. */
export const accepted = <TInput>(): Rule<TInput> =>
  strictRule<TInput>(
    (value) => ACCEPTED.includes(value),
    () => ruleMessage('accepted'),
  );

type Fields = Record<string, unknown>;

/** A rule about several fields of an object; its message shows at the field `at`. */
const ruleAcross = <TInput extends Fields>(
  fields: readonly (keyof TInput & string)[],
  at: keyof TInput & string,
  holds: (input: Fields) => boolean,
  message: string,
): GenericValidation<TInput> => {
  // valibot's types need literal paths, which a generic function does not have.
  const paths = fields.map((field) => [field] as const) as unknown as [readonly ['']];
  const action = partialCheck<{ '': unknown }, typeof paths, { '': unknown }, string>(paths, holds, message);
  return forward(action, [at] as unknown as ['']) as unknown as GenericValidation<TInput>;
};

/**
 * The second field repeats the first: `pipe(object({ email, email_confirmation }), confirm('email',
 * 'email_confirmation'))`. The message shows at the second field.
 */
export const confirm = <TInput extends Fields>(
  field: keyof TInput & string,
  repeated: keyof TInput & string,
): GenericValidation<TInput> =>
  ruleAcross<TInput>(
    [field, repeated],
    repeated,
    (input) => (input[field] ?? '') === (input[repeated] ?? ''),
    ruleMessage('confirm'),
  );

/** At least one of these fields has a value. The message shows at the first. */
export const requireOne = <TInput extends Fields>(
  first: keyof TInput & string,
  ...others: readonly (keyof TInput & string)[]
): GenericValidation<TInput> =>
  ruleAcross<TInput>(
    [first, ...others],
    first,
    (input) => [first, ...others].some((field) => !isEmpty(input[field])),
    ruleMessage('requireOne'),
  );

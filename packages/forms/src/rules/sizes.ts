import { type Amount, type Rule, rule, ruleForEach, ruleMessage, type Text } from './rule.ts';

interface NumberOptions {
  /** Whether decimals are allowed, with a decimal point. Default: yes. */
  decimals?: boolean;
  /** Whether negative numbers are allowed. Default: yes. */
  negatives?: boolean;
}

const NUMBER_NAMES = { '': 'number', D: 'numberDecimal', N: 'numberNegative', DN: 'numberDecimalNegative' } as const;

/** A number in JavaScript notation. A field that parses German numbers passes numbers. */
export function number<TInput extends Amount>({ decimals = true, negatives = true }: NumberOptions = {}): Rule<TInput> {
  const shape = new RegExp(`^${negatives ? '-?' : ''}\\d+${decimals ? '(?:\\.\\d+)?' : ''}$`);
  const allowed: keyof typeof NUMBER_NAMES = decimals ? (negatives ? 'DN' : 'D') : negatives ? 'N' : '';
  return ruleForEach((text) => shape.test(text), NUMBER_NAMES[allowed]);
}

/** A number between two bounds, both included, in either order. */
export function between<TInput extends Amount>(one: number, other: number): Rule<TInput> {
  const [min, max] = [Math.min(one, other), Math.max(one, other)];
  return ruleForEach((text) => Number(text) >= min && Number(text) <= max, 'between', { min, max });
}

/** A number of at most `value`. */
export const max = <TInput extends Amount>(value: number): Rule<TInput> =>
  ruleForEach((text) => Number(text) <= value, 'max', { value });

/** A number of at least `value`. */
export const min = <TInput extends Amount>(value: number): Rule<TInput> =>
  ruleForEach((text) => Number(text) >= value, 'min', { value });

/** At most this many integer cents; the message shows euros. */
export const maxMoney = <TInput extends Amount>(cents: number): Rule<TInput> =>
  ruleForEach((text) => Number(text) <= cents, 'maxMoney', { value: cents / 100 });

/** At least this many integer cents; the message shows euros. */
export const minMoney = <TInput extends Amount>(cents: number): Rule<TInput> =>
  ruleForEach((text) => Number(text) >= cents, 'minMoney', { value: cents / 100 });

// Length as users count it: an emoji is one character.
const sizeOf = (value: unknown): number => [...(value as string | readonly string[])].length;

/** A minimum number of characters or entries, and a maximum if `other` is given. */
export function length<TInput extends Text>(one: number, other = Number.POSITIVE_INFINITY): Rule<TInput> {
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  return rule<TInput>(
    (value) => sizeOf(value) >= least && sizeOf(value) <= most,
    (value) =>
      sizeOf(value) < least ? ruleMessage('minLength', { value: least }) : ruleMessage('maxLength', { value: most }),
  );
}

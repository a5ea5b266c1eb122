import { type Amount, type Rule, rule, ruleForEach, ruleMessage, type Text } from './rule.ts';

interface NumberOptions {
  /** Whether decimals are allowed, with a point. Default: yes. */
  decimals?: boolean;
  /** Whether numbers below zero are allowed. Default: yes. */
  negatives?: boolean;
}

const NUMBER_NAMES = { '': 'number', D: 'numberDecimal', N: 'numberNegative', DN: 'numberDecimalNegative' } as const;

/** A number as JavaScript writes it; a field that reads numbers in German hands over numbers. */
export function number<TInput extends Amount>({ decimals = true, negatives = true }: NumberOptions = {}): Rule<TInput> {
  const shape = new RegExp(`^${negatives ? '-?' : ''}\\d+${decimals ? '(?:\\.\\d+)?' : ''}$`);
  const allowed: keyof typeof NUMBER_NAMES = decimals ? (negatives ? 'DN' : 'D') : negatives ? 'N' : '';
  return ruleForEach((text) => shape.test(text), NUMBER_NAMES[allowed]);
}

/** A number from one bound to the other, both included, whichever is the larger. */
export function between<TInput extends Amount>(one: number, other: number): Rule<TInput> {
  const [min, max] = [Math.min(one, other), Math.max(one, other)];
  return ruleForEach((text) => Number(text) >= min && Number(text) <= max, 'between', { min, max });
}

/** A number not above this one. */
export const max = <TInput extends Amount>(value: number): Rule<TInput> =>
  ruleForEach((text) => Number(text) <= value, 'max', { value });

/** A number not below this one. */
export const min = <TInput extends Amount>(value: number): Rule<TInput> =>
  ruleForEach((text) => Number(text) >= value, 'min', { value });

/** Integer cents, not above these; the message says them in euros. */
export const maxMoney = <TInput extends Amount>(cents: number): Rule<TInput> =>
  ruleForEach((text) => Number(text) <= cents, 'maxMoney', { value: cents / 100 });

/** Integer cents, not below these; the message says them in euros. */
export const minMoney = <TInput extends Amount>(cents: number): Rule<TInput> =>
  ruleForEach((text) => Number(text) >= cents, 'minMoney', { value: cents / 100 });

// What a customer counts: an emoji is one character.
const sizeOf = (value: unknown): number => [...(value as string | readonly string[])].length;

/** So many characters, or so many entries, at least, and at most if `other` is said. */
export function length<TInput extends Text>(one: number, other = Number.POSITIVE_INFINITY): Rule<TInput> {
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  return rule<TInput>(
    (value) => sizeOf(value) >= least && sizeOf(value) <= most,
    (value) =>
      sizeOf(value) < least ? ruleMessage('minLength', { value: least }) : ruleMessage('maxLength', { value: most }),
  );
}

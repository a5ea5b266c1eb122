import { type Rule, rule, ruleForEach, ruleMessage, type Text } from './rule.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]))
    : Object.is(one, other);

const correct = (): string => ruleMessage('correct');

/** Exactly one of these values; lists are compared entry by entry. */
export const is = <TInput>(...values: readonly unknown[]): Rule<TInput> =>
  rule<TInput>((value) => values.some((one) => isSame(one, value)), correct);

/** None of these values. */
export const not = <TInput>(...values: readonly unknown[]): Rule<TInput> =>
  rule<TInput>((value) => !values.some((one) => isSame(one, value)), correct);

/** One of these texts, or a match of one of these patterns. */
export const matches = <TInput extends Text>(...patterns: readonly (string | RegExp)[]): Rule<TInput> =>
  ruleForEach(
    (text) => patterns.some((one) => (one instanceof RegExp ? text.search(one) >= 0 : one === text)),
    'correct',
  );

/** Starts with one of these; always true without any. */
export const startsWith = <TInput extends Text>(...starts: readonly string[]): Rule<TInput> =>
  ruleForEach((text) => starts.length === 0 || starts.some((one) => text.startsWith(one)), 'startsWith', {
    starts: starts.join(', '),
  });

/** Ends with one of these; always true without any. */
export const endsWith = <TInput extends Text>(...ends: readonly string[]): Rule<TInput> =>
  ruleForEach((text) => ends.length === 0 || ends.some((one) => text.endsWith(one)), 'endsWith', {
    ends: ends.join(', '),
  });

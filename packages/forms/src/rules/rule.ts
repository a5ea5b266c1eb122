import { type CheckAction, type CheckIssue, check } from 'valibot';
import type texts from '../locales/de.json';

/** The name of a message in `locales/en.json`. */
export type RuleName = Exclude<keyof typeof texts, 'form'>;

/** The parameters of a message. */
export type RuleParams = Readonly<Record<string, string | number>>;

/** A rule is a valibot validation: `pipe(string(), required(), email())`. */
export type Rule<TInput> = CheckAction<TInput, (issue: CheckIssue<TInput>) => string>;

/**
 * Input of text rules: one text, or several that must all match. Text rules skip empty texts;
 * `required` checks them.
 */
export type Text = string | readonly string[] | null | undefined;

/** Input of number rules: numbers, or numbers as typed. */
export type Amount = number | string | readonly (number | string)[] | null | undefined;

/** Encodes a broken rule as one string, which the fields translate: `forms:min?value=5`. */
export function ruleMessage(name: RuleName, params: RuleParams = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]));
  return query.size === 0 ? `forms:${name}` : `forms:${name}?${query}`;
}

/** Nothing was entered: no value, only blanks, or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** A rule that also checks empty values: `required`, `accepted`. */
export const strictRule = <TInput>(holds: (value: TInput) => boolean, message: (value: TInput) => string) =>
  check<TInput, (issue: CheckIssue<TInput>) => string>(holds, ({ input }) => message(input));

/** A rule that skips empty values. */
export const rule = <TInput>(holds: (value: TInput) => boolean, message: (value: TInput) => string) =>
  strictRule<TInput>((value) => isEmpty(value) || holds(value), message);

/** A rule that each of several values must meet. */
export const ruleForEach = <TInput>(
  holds: (value: string) => boolean,
  name: RuleName,
  params: RuleParams = {},
): Rule<TInput> =>
  rule<TInput>(
    (value) => (Array.isArray(value) ? value : [value]).every((one) => isEmpty(one) || holds(String(one))),
    () => ruleMessage(name, params),
  );

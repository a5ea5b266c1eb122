import { type CheckAction, type CheckIssue, check } from 'valibot';
import type texts from '../locales/de.json';

/** The name of a message, as in `locales/en.json`. */
export type RuleName = Exclude<keyof typeof texts, 'form'>;

/** What a message says besides its words. */
export type RuleParams = Readonly<Record<string, string | number>>;

/** A rule is a validation of valibot: `pipe(string(), required(), email())`. */
export type Rule<TInput> = CheckAction<TInput, (issue: CheckIssue<TInput>) => string>;

/** Input of the rules for text: one text, or several that must all obey. Empty ones are left to `required`. */
export type Text = string | readonly string[] | null | undefined;

/** Input of the rules for numbers: as numbers or as they were typed. */
export type Amount = number | string | readonly (number | string)[] | null | undefined;

/** A broken rule in one string, which the fields translate: `forms:min?value=5`. */
export function ruleMessage(name: RuleName, params: RuleParams = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]));
  return query.size === 0 ? `forms:${name}` : `forms:${name}?${query}`;
}

/** Nothing was entered: no value, no text but blanks, or no entry. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** A rule that speaks about empty values too: `required`, `accepted`. */
export const strictRule = <TInput>(holds: (value: TInput) => boolean, message: (value: TInput) => string) =>
  check<TInput, (issue: CheckIssue<TInput>) => string>(holds, ({ input }) => message(input));

/** A rule that is skipped when nothing was entered. */
export const rule = <TInput>(holds: (value: TInput) => boolean, message: (value: TInput) => string) =>
  strictRule<TInput>((value) => isEmpty(value) || holds(value), message);

/** A rule that each of several values must obey. */
export const ruleForEach = <TInput>(
  holds: (value: string) => boolean,
  name: RuleName,
  params: RuleParams = {},
): Rule<TInput> =>
  rule<TInput>(
    (value) => (Array.isArray(value) ? value : [value]).every((one) => isEmpty(one) || holds(String(one))),
    () => ruleMessage(name, params),
  );

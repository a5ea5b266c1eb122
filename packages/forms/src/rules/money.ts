import type { Locale } from '@paddock/i18n';
import { type Rule, ruleForEach, type Text } from './rule.ts';

const AMOUNT = /^\d+(?:[.,]\d{1,2})?$/;
const PARTS = /^(\d*)(?:[.,](\d*))?$/;
const SEPARATOR = { de: ',', en: '.' } as const;

/**
 * Integer cents of digits with at most one separator; undefined for other texts and for amounts too
 * large to be exact.
 */
function exactCents(text: string): number | undefined {
  const parts = PARTS.exec(text);
  if (!parts) return undefined;
  const [, whole = '', decimals = ''] = parts;
  // Digit by digit: 1.15 * 100 is 114.99999999999999.
  const cents = Number(whole + decimals.slice(0, 2).padEnd(2, '0')) + (decimals.charAt(2) >= '5' ? 1 : 0);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/**
 * Integer cents of a money field (second spec §5): the comma is a decimal point, a third decimal is
 * rounded, and other texts are 0.
 */
export const centsOf = (text: string): number => exactCents(text) ?? 0;

/**
 * The text of a money field after a change (second spec §5): keeps digits, comma and dot. A second
 * separator, or too many digits to be exact, rejects the change.
 */
export function typeMoney(previous: string, typed: string): string {
  const text = typed.replace(/[^0-9.,]/g, '');
  return exactCents(text) === undefined ? previous : text;
}

/**
 * Integer cents of an amount (core §5): digits with at most one separator and 1 or 2 decimals.
 * Undefined for other texts.
 */
export const parseCents = (text: string): number | undefined => (AMOUNT.test(text) ? exactCents(text) : undefined);

/**
 * Integer cents as a money field shows them: `1250` is `12,50`. No thousands separators, so that it
 * can be edited.
 */
export const moneyText = (cents: number, locale: Locale): string =>
  `${Math.trunc(cents / 100)}${SEPARATOR[locale]}${String(cents % 100).padStart(2, '0')}`;

/** An amount as text (core §5). */
export const amount = <TInput extends Text>(): Rule<TInput> =>
  ruleForEach((text) => parseCents(text) !== undefined, 'amount');

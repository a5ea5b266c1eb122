import { missingPasswordParts } from '@paddock/api/password';
import {
  accepted,
  adult,
  alpha,
  alphanumeric,
  alphaSpaces,
  between,
  confirm,
  containsAlpha,
  containsAlphanumeric,
  containsAlphaSpaces,
  containsLowercase,
  containsNumeric,
  containsSymbol,
  containsUppercase,
  dateAfter,
  dateBefore,
  dateBetween,
  dateFormat,
  depositCode,
  email,
  endsWith,
  houseNumber,
  iban,
  is,
  length,
  lowercase,
  matches,
  max,
  maxMoney,
  min,
  minMoney,
  name,
  not,
  number,
  password,
  registerCode,
  required,
  requireOne,
  startsWith,
  symbol,
  uppercase,
  url,
  zip,
} from '@paddock/forms/rules';
import { createI18n } from '@paddock/i18n';
import { type GenericValidation, number as numberSchema, object, optional, pipe, safeParse, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { messageOf, obeys } from '../testing/vectors.ts';
import { DEPOSIT_CODE_EXCLUDED, isDepositCode, registerToken } from './codes.ts';
import { isIban, normaliseIban } from './iban.ts';
import { amount } from './money.ts';
import { translateRule } from './translate-rule.ts';

const i18n = createI18n({ locale: 'en' });
i18n.addResourceBundle('en', 'forms', en);
i18n.addResourceBundle('de', 'forms', de);

const say = (locale: 'de' | 'en', message = ''): string => translateRule(i18n.getFixedT(locale, 'forms'), message);

const today = () => '2026-11-21';

/** A rule, a valid value, an invalid value, and the message. */
const RULES: [name: string, rule: GenericValidation, good: unknown, bad: unknown, words: string][] = [
  ['accepted', accepted(), true, false, 'Please agree to continue.'],
  ['alpha', alpha(), 'Jürgen', 'R2D2', 'Please enter letters only.'],
  ['alpha, dashes', alpha({ dashes: true }), 'Anna-Lena', 'Anna Lena', 'Please enter letters and dashes only.'],
  [
    'alpha, spaces and dashes',
    alpha({ spaces: true, dashes: true }),
    'Anna-Lena von Süd',
    'A1',
    'Please enter letters, spaces, and dashes only.',
  ],
  ['alpha_spaces', alphaSpaces(), 'von Süd', 'von-Süd', 'Please enter letters and spaces only.'],
  ['alphanumeric', alphanumeric(), 'Box12', 'Box 12', 'Please enter letters and numbers only.'],
  [
    'alphanumeric, dashes',
    alphanumeric({ dashes: true }),
    'A-1',
    'A 1',
    'Please enter letters, numbers, and dashes only.',
  ],
  [
    'alphanumeric, spaces',
    alphanumeric({ spaces: true }),
    'A 1',
    'A-1',
    'Please enter letters, numbers, and spaces only.',
  ],
  [
    'alphanumeric, spaces and dashes',
    alphanumeric({ spaces: true, dashes: true }),
    'A-1 b',
    'A_1',
    'Please enter letters, numbers, spaces, and dashes only.',
  ],
  ['between', between(10, 1), '10', 11, 'Please enter a value between 1 and 10.'],
  ['contains_alpha', containsAlpha(), '12a', '12', 'Please enter at least one letter.'],
  ['contains_alpha_spaces', containsAlphaSpaces(), '1 2', '12', 'Please enter at least one letter or space.'],
  ['contains_alphanumeric', containsAlphanumeric(), '-1-', '--', 'Please enter at least one letter or number.'],
  ['contains_lowercase', containsLowercase(), 'Aa', 'AA', 'Please enter at least one lowercase letter.'],
  ['contains_numeric', containsNumeric(), 'a1', 'aa', 'Please enter at least one number.'],
  ['contains_symbol', containsSymbol(), 'a!', 'aa', 'Please enter at least one special character.'],
  ['contains_uppercase', containsUppercase(), 'Aa', 'aa', 'Please enter at least one uppercase letter.'],
  ['date_after', dateAfter(today), '2026-11-22', '2026-11-21', 'Please enter a date after 21.11.2026.'],
  ['date_before', dateBefore('2026-11-21'), '2026-11-20', '2026-11-21', 'Please enter a date before 21.11.2026.'],
  [
    'date_between',
    dateBetween('2026-11-01', today),
    '2026-11-21',
    '2026-10-31',
    'Please enter a date from 01.11.2026 to 21.11.2026.',
  ],
  ['date_after, no date', dateAfter('2020-01-01'), '2026-02-28', '2026-02-30', 'Please enter a date after 01.01.2020.'],
  ['date_format', dateFormat(), '29.02.2024', '29.02.2023', 'Please enter a date in the form DD.MM.YYYY.'],
  ['date_format, D.M.', dateFormat('D.M.'), '29.2.', '30.2.', 'Please enter a date in the form D.M..'],
  ['email', email(), 'ada@example.com', 'ada@example', 'Please enter a valid email address.'],
  ['ends_with', endsWith('.de', '.at'), 'turf.at', 'turf.ch', 'Please enter a value that ends with .de, .at.'],
  ['is', is('win', 'place'), 'win', 'Win', 'Please enter a correct value for this field.'],
  ['length, too short', length(2, 3), 'ab', 'a', 'Please enter at least 2 characters.'],
  ['length, too long', length(2, 3), '😀😀😀', 'abcd', 'Please enter up to 3 characters.'],
  ['lowercase', lowercase(), 'ä', 'Ä', 'Please enter lowercase letters only.'],
  ['lowercase, numeric', lowercase({ beside: 'numeric' }), 'a1', 'a-1', 'Please enter lowercase letters only.'],
  ['matches', matches('win', /^v\d+$/g), 'v75', 'w75', 'Please enter a correct value for this field.'],
  ['max', max(5), '5', 5.5, 'Please enter a maximum value of 5.'],
  ['min', min(5), 5, '4.99', 'Please enter a minimum value of 5.'],
  ['max of money', maxMoney(100_000), 100_000, 100_001, 'Please enter a maximum value of €1,000.00.'],
  ['min of money', minMoney(50), 50, 49, 'Please enter a minimum value of €0.50.'],
  ['not', not('admin'), 'ada', 'admin', 'Please enter a correct value for this field.'],
  ['number', number(), '-1.5', '1,5', 'Please enter positive or negative decimal numbers only.'],
  ['number, whole', number({ decimals: false }), '-1', '1.5', 'Please enter positive or negative numbers only.'],
  ['number, not negative', number({ negatives: false }), '1.5', '-1', 'Please enter decimal numbers only.'],
  ['number, neither', number({ negatives: false, decimals: false }), 1, -1, 'Please enter numbers only.'],
  ['required', required(), 0, ' ', 'Please enter a value for this field.'],
  ['starts_with', startsWith('DE'), 'DE89', 'AT61', 'Please enter a value that starts with DE.'],
  ['symbol', symbol(), '!?', '!a', 'Please enter special characters only.'],
  ['uppercase', uppercase(), 'Ä', 'ä', 'Please enter uppercase letters only.'],
  [
    'url',
    url(),
    'https://example.com',
    'javascript:alert(1)',
    'Please enter a complete web address, for example https://example.com.',
  ],
  ['age of 18', adult(today), '2008-11-21', '2008-11-22', 'You must be at least 18 years old.'],
  ['amount', amount(), '10,50', '10,505', 'Please enter an amount such as 10 or 10.50.'],
  [
    'deposit code',
    depositCode(),
    'ACD347',
    'ACD340',
    'Please check the code: it has capital letters and digits only, without those that look alike.',
  ],
  ['house number', houseNumber(), '12 a', 'Hof', 'Please enter a house number with at least one digit.'],
  ['IBAN', iban(), 'de89-3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 01', 'Please enter a valid IBAN.'],
  [
    'password',
    password(),
    'Turf-2026',
    'turf-2026',
    'Please choose 8 to 20 characters with a digit, a lowercase letter, an uppercase letter and a special character.',
  ],
  ['register code', registerCode(), '123456', '12345', 'Please enter the code from our message: 6 to 10 digits.'],
  ['register token', registerToken(), 'a_'.repeat(16), 'a-'.repeat(16), 'Please enter a correct value for this field.'],
  ['name', name(), 'Łukasz', '\u0415rika', 'Please enter Latin letters, spaces, hyphens, apostrophes and dots only.'],
  ['zip', zip(), 'SW1A 1AA', '1', 'Please enter a postcode of at least 2 letters, digits, spaces or hyphens.'],
];

describe.each(RULES)('the rule %s', (name, rule, good, bad, words) => {
  test(`[RULES-5] lets ${JSON.stringify(good)} pass, and ${JSON.stringify(bad)} not`, () => {
    expect(obeys(rule, good)).toBe(true);
    expect(say('en', messageOf(rule, bad))).toBe(words);
  });

  test('[RULES-6] says it in German, politely', () => {
    const german = say('de', messageOf(rule, bad));
    expect(german).toMatch(/\bSie\b|^Bitte prüfen Sie/);
    expect(german).not.toMatch(/\b[Dd]u\b|\b[Dd]ein|{{/);
  });

  test('[RULES-4] leaves empty fields to `required`', () => {
    const speaksOfEmpty = ['required', 'accepted'].includes(name);
    for (const empty of [undefined, null, '', '  ', []]) expect(obeys(rule, empty)).toBe(!speaksOfEmpty);
  });
});

test('[RULES-6] both languages have the same messages', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
});

describe('rules about several fields', () => {
  const mails = pipe(object({ email: string(), email_confirmation: string() }), confirm('email', 'email_confirmation'));

  test('[RULES-5] confirm: the message stands at the second field', () => {
    expect(safeParse(mails, { email: 'a@b.de', email_confirmation: 'a@b.de' }).success).toBe(true);
    const [issue] = safeParse(mails, { email: 'a@b.de', email_confirmation: 'a@c.de' }).issues ?? [];
    expect(issue?.path?.map(({ key }) => key)).toEqual(['email_confirmation']);
    expect(say('en', issue?.message)).toBe('Please make sure that the two values match.');
    expect(say('de', issue?.message)).toBe('Die beiden Werte stimmen nicht überein.');
  });

  test('[RULES-5] require_one: the message stands at the first field', () => {
    const reach = pipe(
      object({ phone: optional(string()), mobile: optional(string()) }),
      requireOne('phone', 'mobile'),
    );
    expect(safeParse(reach, { mobile: '0151' }).success).toBe(true);
    const [issue] = safeParse(reach, { phone: ' ' }).issues ?? [];
    expect(issue?.path?.map(({ key }) => key)).toEqual(['phone']);
    expect(say('de', issue?.message)).toBe('Bitte füllen Sie mindestens eines dieser Felder aus.');
  });

  test('are checked although another field is wrong', () => {
    const schema = pipe(object({ age: numberSchema(), email: string(), again: string() }), confirm('email', 'again'));
    const issues = safeParse(schema, { age: 'old', email: 'a', again: 'b' }).issues ?? [];
    expect(issues.map(({ path }) => path?.[0]?.key)).toEqual(['age', 'again']);
  });
});

test('several values: each must obey', () => {
  expect(obeys(email(), ['a@b.de', 'c@d.de'])).toBe(true);
  expect(obeys(email(), ['a@b.de', 'c'])).toBe(false);
});

test('[RULES-7] a password says what it lacks', () => {
  expect(missingPasswordParts('abc')).toEqual(['length', 'digit', 'uppercase', 'special']);
  expect(missingPasswordParts('Aa1_aaaa')).toEqual([]);
});

test.each([
  ['Abcdef1ä', true],
  ['Abcdef1 ', true],
  ['Äbcdef1!', false],
  ['Aa1!äöü'.normalize('NFD'), false],
])('[RULES-7] a password is judged as the server judges it: %j is good: %j', (text, isGood) => {
  expect(obeys(password(), text)).toBe(isGood);
});

describe('[RULES-8] [RULES-9] [RULES-10] an IBAN', () => {
  test('is sent without spaces and dashes, in capitals', () => {
    expect(normaliseIban(' de89-3704 0044\u00a00532 0130 00')).toBe('DE89370400440532013000');
  });

  test('has the length of its country, if that is European', () => {
    // Both have a valid checksum.
    expect(isIban('DE6812345678901234567')).toBe(false);
    expect(isIban('QQ9312345678')).toBe(true);
  });

  test('of spaces and dashes alone is empty', () => {
    expect(obeys(iban(), ' - ')).toBe(true);
  });
});

test('[RULES-15] a deposit code has no character that looks like another', () => {
  for (const character of DEPOSIT_CODE_EXCLUDED) expect(isDepositCode(`A${character}`)).toBe(false);
});

test('[RULES-18] a text of more than 1000 characters is no date, whatever the format', () => {
  const format = 'DD.MM.YYYY'.padEnd(1_010, '!');
  expect(obeys(dateFormat(format.slice(0, 1_000)), '06.11.2025'.padEnd(1_000, '!'))).toBe(true);
  expect(obeys(dateFormat(format), '06.11.2025'.padEnd(1_010, '!'))).toBe(false);
});

import {
  accepted,
  adult,
  alpha,
  alphanumeric,
  alphaSpaces,
  between,
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
  email,
  endsWith,
  iban,
  is,
  isRegisterCode,
  isRegisterToken,
  isTeamtipId,
  length,
  lowercase,
  matches,
  max,
  min,
  not,
  number,
  password,
  required,
  requireOne,
  startsWith,
  symbol,
  uppercase,
  url,
} from '@paddock/forms/rules';
import { getCountrySpecifications } from 'ibantools';
import { any, type GenericValidation, object, pipe, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { type FormVectors, type IbanVectors, obeys, readVectors } from '../testing/vectors.ts';
import { isHouseNumber, isZip } from './addresses.ts';
import { isDepositCode } from './codes.ts';
import { isAdult } from './dates.ts';
import { isIban, normaliseIban } from './iban.ts';
import { amount, centsOf, parseCents, typeMoney } from './money.ts';
import { isPassword } from './password.ts';

const forms = readVectors<FormVectors>('form-vectors.json');
const ibans = readVectors<IbanVectors>('iban-vectors.json');
const absent = forms && ibans ? '' : ' (skipped: the files are not there)';

/** Values and arguments in the file are source code of tests. */
const evaluate = (source: string): unknown => new Function(`return ${source};`)();
const today = '2026-11-21';

// The arguments belong to another library and do not fit our types.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Arguments = any[];
const alphabetOf = (name: unknown): 'latin' | 'any' => (name === 'latin' ? 'latin' : 'any');
const casing = (option: unknown): Parameters<typeof lowercase>[0] => ({
  alphabet: alphabetOf(option),
  beside:
    ({ allow_non_alpha: 'nonAlpha', allow_numeric_dashes: 'numericDashes' } as const)[String(option)] ?? 'nothing',
});

const FORMKIT: Record<string, (...args: Arguments) => GenericValidation> = {
  accepted,
  after: () => dateAfter(today),
  afterOrEqual: () => dateBetween(today, '9999-12-31'),
  alpha: (name) => alpha({ alphabet: alphabetOf(name) }),
  alpha_spaces: (name) => alphaSpaces(alphabetOf(name)),
  alphanumeric: (name) => alphanumeric({ alphabet: alphabetOf(name) }),
  before: () => dateBefore(today),
  beforeOrEqual: () => dateBetween('0000-01-01', today),
  between,
  contains_alpha: (name) => containsAlpha(alphabetOf(name)),
  contains_alpha_spaces: (name) => containsAlphaSpaces(alphabetOf(name)),
  contains_alphanumeric: (name) => containsAlphanumeric(alphabetOf(name)),
  contains_lowercase: (name) => containsLowercase(alphabetOf(name)),
  contains_numeric: containsNumeric,
  contains_symbol: containsSymbol,
  contains_uppercase: (name) => containsUppercase(alphabetOf(name)),
  date_format: dateFormat,
  email,
  ends_with: endsWith,
  is,
  length,
  lowercase: (option) => lowercase(casing(option)),
  matches,
  max,
  min,
  not,
  number,
  required,
  starts_with: startsWith,
  symbol,
  uppercase: (option) => uppercase(casing(option)),
  url,
};

const FREE_TEXT = 'core §9 names the formats of dates; a text that only some engines read as a date is none of them';
const EMPTY = 'what is empty is the business of `required`, as second spec §5 says of the IBAN';
const CODE = 'our rules are code, not text: a pattern is a RegExp';

/** Cases of FormKit that do not apply: `rule: title` and the reason. */
const FORMKIT_DIFFERS: Record<string, string> = {
  'after: passes with future date': FREE_TEXT,
  'afterOrEqual: passes with future date': FREE_TEXT,
  'before: passes with old date string': FREE_TEXT,
  'beforeOrEqual: passes with old date string': FREE_TEXT,
  'after: fails with invalid value': EMPTY,
  'afterOrEqual: fails with invalid value': EMPTY,
  'before: fails with invalid value': EMPTY,
  'beforeOrEqual: fails with invalid value': EMPTY,
  'date_format: passes with month day year': FREE_TEXT,
  'date_format: passes with month day': FREE_TEXT,
  'date_format: passes with short month day': FREE_TEXT,
  'date_format: passes with out of bounds number': FREE_TEXT,
  'length: can validate array lengths []': EMPTY,
  'matches: passes on a regular expression encoded as a string': CODE,
  'matches: passes on a regular expression containing slashes': CODE,
  'required: passes on whitespace without trim argument':
    'second spec §5 asks for a value, and Inkline, whose message it quotes, takes blanks for none',
};

const letters = ({ allowSpaces = false, allowDashes = false }: Record<string, boolean>) => ({
  spaces: allowSpaces,
  dashes: allowDashes,
});

const INKLINE: Record<string, (options: Arguments[number]) => GenericValidation> = {
  alpha: (options) => alpha(letters(options)),
  alphanumeric: (options) => alphanumeric(letters(options)),
  email,
  max: ({ value }) => max(value),
  maxLength: ({ value }) => length(0, value),
  min: ({ value }) => min(value),
  minLength: ({ value }) => length(value),
  number: ({ allowDecimal = false, allowNegative = false }) =>
    number({ decimals: allowDecimal, negatives: allowNegative }),
  required: ({ invalidateFalse = false }) => (invalidateFalse ? accepted() : required()),
};

/** Cases of Inkline that do not apply: the reason, or undefined. */
const inklineDiffers = ({ title }: { title: string }): string | undefined => {
  if (title === 'should return false if value is null or undefined') return EMPTY;
  if (title === 'should pass through if value not provided') return 'a bound that is not said is a compile error';
  return undefined;
};

const EXACT = 'core §9 writes each format with one separator; another one is another format';
const UNPADDED = 'FormKit and we read `D` as a day without leading zero, validator.js as one digit';

/** Cases of validator.js that do not apply: `format text` and the reason. */
const VALIDATOR_DIFFERS: Record<string, string> = {
  'DD/MM/YYYY 15-07-2002': EXACT,
  'DD/MM/YY 15-07-02': EXACT,
  'D/M/YY 5-7-02': EXACT,
  'D/M/YY 15/7/02': UNPADDED,
};

const DIGITS_FIRST = 'core §5: an amount is digits, then perhaps a separator; no sign';
const BOTH = 'core §5: dot or comma';

/** Texts that only one of validator.js and our rule accepts as an amount, and the reason. */
const AMOUNT_DIFFERS: Record<string, string> = {
  '-00123': DIGITS_FIRST,
  '-0': DIGITS_FIRST,
  '+123': DIGITS_FIRST,
  '.1': DIGITS_FIRST,
  '-.25': DIGITS_FIRST,
  '0.0000000000001': 'core §5: 1 or 2 decimals',
  '0,01': BOTH,
  '1,0': BOTH,
};

describe.skipIf(absent !== '')(`the cases of other projects${absent}`, () => {
  const all = forms as FormVectors;

  test.each(all?.formkit_rules ?? [])('[RULES-5] FormKit, $rule: $value_source $title', (one) => {
    const value = evaluate(one.value_source);
    const args = evaluate(`[${one.args_source ?? ''}]`) as Arguments;
    const title = `${one.rule}: ${one.title}`;
    const reason = FORMKIT_DIFFERS[title] ?? FORMKIT_DIFFERS[`${title} ${one.value_source}`];
    if (one.rule === 'require_one') {
      const schema = pipe(object({ one: any(), other: any() }), requireOne('one', 'other'));
      expect(safeParse(schema, { one: value, other: '' }).success).toBe(one.expected);
      return;
    }
    const rule = FORMKIT[one.rule];
    expect(rule, one.rule).toBeDefined();
    expect(rule && obeys(rule(...args), value), reason ?? title).toBe(reason ? !one.expected : one.expected);
  });

  test.each(all?.inkline_validators ?? [])('[RULES-5] Inkline, $validator: $value_source $title', (one) => {
    const options = one.options === 'options' ? {} : evaluate(`(${one.options})`);
    const rule = INKLINE[one.validator]?.(options);
    const reason = inklineDiffers(one);
    expect(rule && obeys(rule, evaluate(one.value_source)), reason ?? one.title).toBe(
      reason ? !one.expected : one.expected,
    );
  });

  test.each(all?.email ?? [])('[RULES-5] e-mail: $input', ({ input, strict_expected, formkit_rule_expected }) => {
    expect(obeys(email(), input)).toBe(formkit_rule_expected);
    // validator.js also rejects what mail servers reject (lengths, full width, symbols). The
    // confirmation mail covers that.
    if (strict_expected) expect(formkit_rule_expected).toBe(true);
  });

  test.each(all?.password ?? [])('[RULES-7] password: $input', ({ input, expected_under_spec_rule }) => {
    expect(isPassword(input)).toBe(expected_under_spec_rule);
    expect(obeys(password(), input)).toBe(expected_under_spec_rule || input === '');
  });

  test.each(all?.money.filter(({ amount_rule_valid }) => amount_rule_valid !== undefined) ?? [])(
    '[RULES-11] [RULES-12] amount: $input',
    ({ input = '', amount_rule_valid, cents_if_valid }) => {
      expect(parseCents(input)).toBe(cents_if_valid ?? undefined);
      expect(obeys(amount(), input)).toBe(amount_rule_valid || input === '');
    },
  );

  test.each(all?.money.filter(({ typing }) => typing) ?? [])(
    '[RULES-13] [RULES-14] typed into a money field: $typing',
    ({ typing = [], expected_display, expected_cents }) => {
      const shown = typing.reduce(typeMoney, '');
      expect(shown).toBe(expected_display);
      expect(centsOf(shown)).toBe(expected_cents);
    },
  );

  test.each(all?.money.filter(({ isDecimal_locale }) => isDecimal_locale) ?? [])(
    '[RULES-11] validator.js, a decimal: $input',
    ({ input = '', library_expected }) => {
      const reason = AMOUNT_DIFFERS[input];
      expect(parseCents(input) !== undefined, reason ?? '').toBe(reason ? !library_expected : library_expected);
    },
  );

  test.each(all?.date.filter(({ library_expected }) => library_expected !== undefined) ?? [])(
    '[RULES-17] validator.js, $format (strict: $strict): $input',
    ({ format, input, strict, library_expected }) => {
      const reason = strict ? undefined : VALIDATOR_DIFFERS[`${format} ${input}`];
      expect(obeys(dateFormat(format), input), reason ?? '').toBe(reason ? !library_expected : library_expected);
    },
  );

  test.each(all?.date.filter(({ format, expected }) => format && expected !== undefined) ?? [])(
    '[RULES-17] $format: $input',
    ({ input, format, expected }) => {
      expect(obeys(dateFormat(format), input)).toBe(expected);
    },
  );

  test.each(all?.date.filter(({ birthdate }) => birthdate) ?? [])(
    '[RULES-19] born $birthdate, on $today: $is_18',
    ({ birthdate = '', today = '', is_18 }) => {
      expect(isAdult(birthdate, today)).toBe(is_18);
      expect(obeys(adult(today), birthdate)).toBe(is_18);
    },
  );

  test.each(all?.house_number ?? [])('[RULES-15] house number: $input', ({ input, expected }) => {
    expect(isHouseNumber(input)).toBe(expected);
  });

  // Only blanks match the written rule; `required` rejects them.
  test.each(all?.zip ?? [])('[RULES-15] postcode: $input', ({ input, expected }) => {
    expect(isZip(input)).toBe(expected);
  });

  test.each(all?.deposit_code ?? [])('[RULES-15] deposit code: $input', ({ input, only_allowed_characters }) => {
    expect(isDepositCode(input)).toBe(only_allowed_characters);
  });

  test.each(all?.tokens ?? [])('[RULES-16] $kind: $input', ({ input, kind, expected }) => {
    const is = { register_token: isRegisterToken, register_code: isRegisterCode, teamtip_id: isTeamtipId }[kind];
    expect(is(input)).toBe(expected);
  });

  test('[RULES-5] the messages are those of the sources that the specification quotes', () => {
    const { form: _, ...rules } = en;
    const words = Object.values(rules).map((text) => text.replace(/{{(\w+), number}}/, '{$1}'));
    for (const [name, text] of Object.entries(all.messages.inkline_en)) {
      if (name !== 'source') expect(words).toContain(text);
    }
    expect(en.incomplete).toBe(all.messages.formkit_en_incomplete);
    expect(de.incomplete).toBe(all.messages.formkit_de.incomplete);
  });
});

describe.skipIf(absent !== '')(`[RULES-8] [RULES-9] [RULES-10] the IBANs of other projects${absent}`, () => {
  test.each(ibans?.vectors ?? [])('$input', (one) => {
    expect(normaliseIban(one.input)).toBe(one.normalised);
    if (one.expected_under_spec_rule === 'skip') {
      expect(obeys(iban(), one.input)).toBe(true);
      return;
    }
    // `differs_because` is the file's reason why a source disagrees with the specification.
    expect(isIban(one.input), one.differs_because ?? '').toBe(one.expected_under_spec_rule);
    expect(obeys(iban(), one.input)).toBe(one.expected_under_spec_rule);
    if (one.source_says_valid !== null && one.source_says_valid !== one.expected_under_spec_rule) {
      expect(one.differs_because).toBeTruthy();
    }
  });

  test('ibantools has the lengths that the vectors were made with', () => {
    const specs = getCountrySpecifications();
    for (const [country, chars] of Object.entries(ibans?.european_lengths ?? {})) {
      expect([country, specs[country]?.chars]).toEqual([country, chars]);
    }
  });
});

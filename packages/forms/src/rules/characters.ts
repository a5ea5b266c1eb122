import { type Rule, type RuleName, ruleForEach, type Text } from './rule.ts';

/** `latin`: only A to Z; otherwise letters of every script (ü, ę, Æ). */
export type Alphabet = 'any' | 'latin';

interface LetterOptions {
  alphabet?: Alphabet;
  spaces?: boolean;
  dashes?: boolean;
}

interface CaseOptions {
  alphabet?: Alphabet;
  /**
   * The characters allowed beside letters: none, digits, digits and dashes, or all but letters of
   * the other case.
   */
  beside?: 'nothing' | 'numeric' | 'numericDashes' | 'nonAlpha';
}

const LETTER = { any: '\\p{L}', latin: 'A-Za-z' } as const;
const LOWER = { any: '\\p{Ll}', latin: 'a-z' } as const;
const UPPER = { any: '\\p{Lu}', latin: 'A-Z' } as const;
const ASCII_SYMBOLS = '!-/:-@[-`{-~';
const BESIDE = { nothing: '', numeric: '0-9', numericDashes: '0-9\\-', nonAlpha: `0-9${ASCII_SYMBOLS}` } as const;

const only = (set: string): ((text: string) => boolean) => {
  const shape = new RegExp(`^[${set}]+$`, 'u');
  return (text) => shape.test(text);
};

const some = (set: string): ((text: string) => boolean) => {
  const shape = new RegExp(`[${set}]`, 'u');
  return (text) => shape.test(text);
};

const extras = ({ spaces, dashes }: LetterOptions): string => `${spaces ? '\\s' : ''}${dashes ? '\\-' : ''}`;

const nameOf = (
  names: readonly [RuleName, RuleName, RuleName, RuleName],
  { spaces, dashes }: LetterOptions,
): RuleName => names[(spaces ? 1 : 0) + (dashes ? 2 : 0)] ?? names[0];

const ALPHA = ['alpha', 'alphaSpaces', 'alphaDashes', 'alphaSpacesDashes'] as const;
const ALPHANUMERIC = ['alphanumeric', 'alphanumericSpaces', 'alphanumericDashes', 'alphanumericSpacesDashes'] as const;

/** Letters only; `spaces` and `dashes` allow these too. */
export const alpha = <TInput extends Text>(options: LetterOptions = {}): Rule<TInput> =>
  ruleForEach(only(LETTER[options.alphabet ?? 'any'] + extras(options)), nameOf(ALPHA, options));

/** Letters and spaces only. */
export const alphaSpaces = <TInput extends Text>(alphabet: Alphabet = 'any'): Rule<TInput> =>
  alpha({ alphabet, spaces: true });

/** Letters and digits only; `spaces` and `dashes` allow these too. */
export const alphanumeric = <TInput extends Text>(options: LetterOptions = {}): Rule<TInput> =>
  ruleForEach(only(`${LETTER[options.alphabet ?? 'any']}0-9${extras(options)}`), nameOf(ALPHANUMERIC, options));

/** Lowercase letters only, plus the characters that `beside` allows. */
export const lowercase = <TInput extends Text>({
  alphabet = 'any',
  beside = 'nothing',
}: CaseOptions = {}): Rule<TInput> => ruleForEach(only(LOWER[alphabet] + BESIDE[beside]), 'lowercase');

/** Uppercase letters only, plus the characters that `beside` allows. */
export const uppercase = <TInput extends Text>({
  alphabet = 'any',
  beside = 'nothing',
}: CaseOptions = {}): Rule<TInput> => ruleForEach(only(UPPER[alphabet] + BESIDE[beside]), 'uppercase');

/** Special characters (ASCII) only. */
export const symbol = <TInput extends Text>(): Rule<TInput> => ruleForEach(only(ASCII_SYMBOLS), 'symbol');

/** At least one letter. */
export const containsAlpha = <TInput extends Text>(alphabet: Alphabet = 'any'): Rule<TInput> =>
  ruleForEach(some(LETTER[alphabet]), 'containsAlpha');

/** At least one letter or space. */
export const containsAlphaSpaces = <TInput extends Text>(alphabet: Alphabet = 'any'): Rule<TInput> =>
  ruleForEach(some(`${LETTER[alphabet]}\\s`), 'containsAlphaSpaces');

/** At least one letter or digit. */
export const containsAlphanumeric = <TInput extends Text>(alphabet: Alphabet = 'any'): Rule<TInput> =>
  ruleForEach(some(`${LETTER[alphabet]}0-9`), 'containsAlphanumeric');

/** At least one lowercase letter. */
export const containsLowercase = <TInput extends Text>(alphabet: Alphabet = 'any'): Rule<TInput> =>
  ruleForEach(some(LOWER[alphabet]), 'containsLowercase');

/** At least one digit. */
export const containsNumeric = <TInput extends Text>(): Rule<TInput> => ruleForEach(some('0-9'), 'containsNumeric');

/** At least one special character (ASCII). */
export const containsSymbol = <TInput extends Text>(): Rule<TInput> =>
  ruleForEach(some(ASCII_SYMBOLS), 'containsSymbol');

/** At least one uppercase letter. */
export const containsUppercase = <TInput extends Text>(alphabet: Alphabet = 'any'): Rule<TInput> =>
  ruleForEach(some(UPPER[alphabet]), 'containsUppercase');

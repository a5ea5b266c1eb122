/** Readers of facts in the spelling of real files. Each returns null for unreadable input. */

export type Facts = Record<string, unknown>;

export const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {};

export const listOf = (value: unknown): Facts[] => (Array.isArray(value) ? value.map(factsOf) : []);

/** Text without the double spaces that files have in names. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().replaceAll(/\s+/g, ' ') : null;

/** A number or text with thousands separators: `"2,427.00"`. */
export const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** A positive whole number or its text: `14`, `"14"`. */
export const countOf = (value: unknown): number | null => {
  const number = numberOf(value);
  return number !== null && Number.isInteger(number) && number > 0 ? number : null;
};

/** Decimal odds in hundredths; null for `---`, 0 and the like. */
export const oddsOf = (value: unknown): number | null => {
  const number = numberOf(value);
  return number !== null && number >= 1 ? Math.round(number * 100) : null;
};

const numerals = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const fractions: Record<string, number> = { half: 1 / 2, fourth: 1 / 4, sixteenth: 1 / 16, eighth: 1 / 8 };
const unitMetres: Record<string, number> = { furlong: 201.168, mile: 1609.344, yard: 0.9144 };

/**
 * An American distance in metres: `Five And One Half Furlongs`, `Three Hundred And Fifty Yards`.
 */
export const distanceInWords = (value: unknown): number | null => {
  const words = textOf(value)?.toLowerCase().split(' ') ?? [];
  const unit = unitMetres[words.at(-1)?.replace(/s$/, '') ?? ''];
  if (unit === undefined) return null;
  let whole = 0;
  let last = 0;
  for (const word of words.slice(0, -1)) {
    const numeral = numerals.indexOf(word);
    const fraction = fractions[word.replace(/s$/, '')];
    if (numeral >= 0) {
      whole += numeral;
      last = numeral;
    } else if (tens.includes(word)) whole += (tens.indexOf(word) + 2) * 10;
    else if (word === 'hundred') whole *= 100;
    else if (fraction !== undefined) whole += last * fraction - last;
    else if (word !== 'and') return null;
  }
  return whole > 0 ? Math.round(whole * unit) : null;
};

/** An American post time, `1:01`, in minutes since midnight: races start from noon on. */
export const afternoonMinutes = (value: unknown): number | null => {
  const match = /^(\d{1,2}):(\d\d)$/.exec(typeof value === 'string' ? value : '');
  if (!match) return null;
  const hour = Number(match[1]);
  return (hour < 11 ? hour + 12 : hour) * 60 + Number(match[2]);
};

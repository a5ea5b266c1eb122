import { isDate } from '../day/race-days.ts';

/** Parameters that broke a rule: per name the rules. Becomes a 400. */
export class InvalidParameters extends Error {
  override readonly name = 'InvalidParameters';
  readonly kind = 'invalid_parameters';
  readonly validation: Record<string, string[]>;

  constructor(parameter: string, rule: string) {
    super(`${parameter}: ${rule}`);
    this.validation = { [parameter]: [rule] };
  }
}

/** A positive whole number in decimal digits, at most `max`. */
export const readWhole = (
  name: string,
  text: string | undefined,
  fallback: number | null,
  max = Number.MAX_SAFE_INTEGER,
): number => {
  if (text === undefined && fallback !== null) return fallback;
  const value = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (!(value <= max)) throw new InvalidParameters(name, 'integer');
  return value;
};

export const readSwitch = (name: string, text: string | undefined): boolean => {
  if (text !== undefined && text !== '0' && text !== '1') throw new InvalidParameters(name, 'switch');
  return text === '1';
};

export const readDate = (name: string, text: string | undefined, fallback: string): string => {
  if (text !== undefined && !isDate(text)) throw new InvalidParameters(name, 'date');
  return text ?? fallback;
};

/** The valid numbers of a field. */
export interface NumberShape {
  /** The smallest and the greatest valid number. */
  min?: number | undefined;
  max?: number | undefined;
  /** Maximum number of decimals. Default: 0. */
  decimals?: number | undefined;
  /**
   * Valid numbers are `min` (or 0) plus multiples of it; buttons and arrow keys add it. Default:
   * any number, with steps of 1.
   */
  step?: number | undefined;
}

const separatorsOf = (locale: string): { group: string; decimal: string } => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: part('group'), decimal: part('decimal') };
};

/** Parses a number as written in `locale` (`de-DE`); `null` for other texts. */
export function parseNumber(text: string, locale: string): number | null {
  const { group, decimal } = separatorsOf(locale);
  const plain = text.replaceAll(group, '').replaceAll(/\s/g, '').replace('−', '-').replace(decimal, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

export const formatNumber = (value: number, locale: string, decimals = 0): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value);

/** The nearest valid number. */
export function fitNumber(value: number, { min = -Infinity, max = Infinity, decimals = 0, step }: NumberShape): number {
  const start = Number.isFinite(min) ? min : 0;
  const stepped = step ? start + Math.round((value - start) / step) * step : value;
  return Math.min(max, Math.max(min, Number(stepped.toFixed(decimals))));
}

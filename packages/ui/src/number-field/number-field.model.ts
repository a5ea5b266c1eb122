/** How a number of this field may be. */
export interface NumberShape {
  /** The smallest and the greatest number that may be given. */
  min?: number | undefined;
  max?: number | undefined;
  /** Digits behind the comma, at most; none unless told. */
  decimals?: number | undefined;
  /** Numbers lie so far apart, from `min` or 0 on, and that is what buttons and arrow keys add; 1 and any number unless told. */
  step?: number | undefined;
}

const separatorsOf = (locale: string): { group: string; decimal: string } => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: part('group'), decimal: part('decimal') };
};

/** Reads a number as people of `locale` (`de-DE`) write it; `null` when it is none. */
export function parseNumber(text: string, locale: string): number | null {
  const { group, decimal } = separatorsOf(locale);
  const plain = text.replaceAll(group, '').replaceAll(/\s/g, '').replace('−', '-').replace(decimal, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

export const formatNumber = (value: number, locale: string, decimals = 0): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value);

/** The number of this shape that is nearest. */
export function fitNumber(value: number, { min = -Infinity, max = Infinity, decimals = 0, step }: NumberShape): number {
  const start = Number.isFinite(min) ? min : 0;
  const stepped = step ? start + Math.round((value - start) / step) * step : value;
  return Math.min(max, Math.max(min, Number(stepped.toFixed(decimals))));
}

import { formatNumber, type Locale } from '@paddock/i18n';

const WORDS = { 5: 'nose', 10: 'shortHead', 20: 'head', 30: 'neck' } as const;
const QUARTERS: Partial<Record<number, string>> = { 25: '¼', 50: '½', 75: '¾' };

export type Margin = { word: (typeof WORDS)[keyof typeof WORDS] } | { lengths: string; isOne: boolean };

/** A margin as results show it: a word for a small one, else lengths with quarters: `1¼`. */
export function describeMargin(hundredths: number, locale: Locale): Margin {
  const word = WORDS[hundredths as keyof typeof WORDS];
  if (word) return { word };
  const whole = Math.floor(hundredths / 100);
  const quarter = QUARTERS[hundredths % 100];
  const lengths = quarter ? `${whole || ''}${quarter}` : formatNumber(hundredths / 100, locale);
  return { lengths, isOne: hundredths <= 100 };
}

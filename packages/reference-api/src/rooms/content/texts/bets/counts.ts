import { regions } from '../../../../server/format.ts';
import type { Language, Localized } from '../../../../server/localized.ts';

const IN_WORDS = {
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf'],
  en: ['no', 'one', 'two', 'three', 'four', 'five'],
};

/** Small numbers as words. */
export const inWords = (count: number, language: Language) => IN_WORDS[language][count] ?? String(count);

const counted = (count: number, { de, en }: Record<Language, readonly [one: string, more: string]>): Localized => ({
  de: `${count} ${de[count === 1 ? 0 : 1]}`,
  en: `${count} ${en[count === 1 ? 0 : 1]}`,
});

export const horses = (count: number) => counted(count, { de: ['Pferd', 'Pferde'], en: ['horse', 'horses'] });
export const places = (count: number) => counted(count, { de: ['Platz', 'Plätze'], en: ['place', 'places'] });

/** `7, 6 oder 5`. */
export const anyOf = (counts: readonly number[], language: Language) =>
  new Intl.ListFormat(regions[language], { type: 'disjunction' }).format(counts.map(String));

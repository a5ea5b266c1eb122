import type { WagerType } from '@paddock/wagers';
import type { Language, Localized } from '../../../../server/localized.ts';
import { racingCountries } from '../../../races/racing-countries.ts';

export const nameOf = (country: string, language: Language): string =>
  racingCountries.find(({ code }) => code === country)?.[`name_${language}`] ?? country;

const OTHERS: Localized = { de: 'andere Länder', en: 'other countries' };

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What the countries say, once where it is the same, else a line each. The largest group of three
 * or more comes last, as the other countries.
 */
export const byCountry = (
  types: readonly WagerType[],
  say: (type: WagerType) => Localized | null,
): Localized | null => {
  const inLanguage = (language: Language): string => {
    const groups = new Map<string, Set<string>>();
    for (const type of types) {
      const text = say(type)?.[language];
      if (text) groups.set(text, (groups.get(text) ?? new Set()).add(type.country));
    }
    const [only = ''] = groups.keys();
    const isSaidByAll = types.every((type) => say(type) !== null);
    if (groups.size === 0 || (groups.size === 1 && isSaidByAll)) return only;
    const largest = Math.max(...[...groups.values()].map(({ size }) => size));
    const [rest] = [...groups].find(([, { size }]) => isSaidByAll && size >= 3 && size === largest) ?? [];
    const sorted = [...groups.keys()].sort((a, b) => Number(a === rest) - Number(b === rest));
    const said = sorted.map((text) => {
      const countries = [...(groups.get(text) ?? [])].map((country) => nameOf(country, language)).join(', ');
      return `${text === rest ? OTHERS[language] : countries}: ${text}`;
    });
    return (only.endsWith('.') ? said.map(capitalised) : said).join('\n');
  };
  const text = { de: inLanguage('de'), en: inLanguage('en') };
  return text.de === '' ? null : text;
};

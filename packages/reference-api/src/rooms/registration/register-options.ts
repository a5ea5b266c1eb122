import type { components } from '@paddock/api';

type Schemas = components['schemas'];

/**
 * ISO 3166: alpha-2, alpha-3, numeric. Countries where customers may live come first, with the
 * country code of their phone numbers.
 */
const states = [
  ['DE', 'DEU', 276, '49'],
  ['AT', 'AUT', 40, '43'],
  ['CH', 'CHE', 756, '41'],
  ['LI', 'LIE', 438, '423'],
  ['LU', 'LUX', 442, '352'],
  ['BE', 'BEL', 56, '32'],
  ['NL', 'NLD', 528, '31'],
  ['FR', 'FRA', 250, '33'],
  ['IT', 'ITA', 380, '39'],
  ['DK', 'DNK', 208, '45'],
  ['PL', 'POL', 616, '48'],
  ['CZ', 'CZE', 203, '420'],
  ['SE', 'SWE', 752],
  ['NO', 'NOR', 578],
  ['FI', 'FIN', 246],
  ['IE', 'IRL', 372],
  ['GB', 'GBR', 826],
  ['ES', 'ESP', 724],
  ['PT', 'PRT', 620],
  ['GR', 'GRC', 300],
  ['TR', 'TUR', 792],
  ['HU', 'HUN', 348],
  ['SK', 'SVK', 703],
  ['SI', 'SVN', 705],
  ['HR', 'HRV', 191],
  ['RS', 'SRB', 688],
  ['BA', 'BIH', 70],
  ['RO', 'ROU', 642],
  ['BG', 'BGR', 100],
  ['UA', 'UKR', 804],
  ['LT', 'LTU', 440],
  ['LV', 'LVA', 428],
  ['EE', 'EST', 233],
  ['US', 'USA', 840],
  ['CA', 'CAN', 124],
  ['ZA', 'ZAF', 710],
  ['AU', 'AUS', 36],
] as const;

const sources = [
  { code: 'search', de: 'Suchmaschine', en: 'Search engine' },
  { code: 'friends', de: 'Freunde', en: 'Friends' },
  { code: 'racecourse', de: 'Rennbahn', en: 'Racecourse' },
  { code: 'betshop', de: 'Annahmestelle', en: 'Betting shop' },
  { code: 'press', de: 'Presse', en: 'Press' },
  { code: 'other', de: 'Sonstiges', en: 'Something else' },
] as const;

const notSpecified = { de: 'keine Angabe', en: 'not specified' };

const makeOptions = (language: 'de' | 'en'): Schemas['RegisterOptions'] => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const collator = new Intl.Collator(language);
  const nameOf = (alpha2: string) => names.of(alpha2) ?? alpha2;
  const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);
  return {
    countries: states
      .filter((state) => state[3] !== undefined)
      .map(([alpha2, code]) => ({ code, name: nameOf(alpha2) }))
      .sort(byName),
    nationalities: [
      { id: 0, name: notSpecified[language] },
      ...states.map(([alpha2, , id]) => ({ id, name: nameOf(alpha2) })).sort(byName),
    ],
    registerSources: sources.map((source) => ({ code: source.code, name: source[language] })),
  };
};

const options = { de: makeOptions('de'), en: makeOptions('en') };

/** The choices of the registration form (second §3), in a language. */
export const registerOptions = (language: 'de' | 'en'): Schemas['RegisterOptions'] => options[language];

export const isResidence = (code: string): boolean => options.en.countries.some((country) => country.code === code);

/** Whether a number (E.164) is of a country where customers may live. A code by SMS costs money. */
export const isResidencePhone = (phone: string): boolean =>
  states.some((state) => state[3] !== undefined && phone.startsWith(`+${state[3]}`));

export const isRegisterSource = (code: string): boolean => sources.some((source) => source.code === code);

/** ISO 3166 alpha-3 of a nationality's id; null for an unknown one, such as 0. */
export const nationalityCode = (id: number): string | null => states.find((state) => state[2] === id)?.[1] ?? null;

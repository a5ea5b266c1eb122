import type { ApiData, ApiInput } from '@paddock/api';

type TickerEntry = ApiData<'getLiveticker'>[number];

/** The filter of the ticker. An empty list keeps everything (second spec §3: three lists). */
export interface TickerFilter {
  country: readonly string[];
  raceType: readonly TickerEntry['raceType'][];
  types: readonly TickerEntry['type'][];
}

export const RACE_TYPES: TickerFilter['raceType'] = ['H', 'T'];

export const TICKER_TYPES: TickerFilter['types'] = [
  'race_soon',
  'race_off',
  'result_provisional',
  'result_official',
  'non_runner',
  'rider_change',
  'odds_drop',
];

export const NO_FILTER: TickerFilter = { country: [], raceType: [], types: [] };

/** The number of choices in a filter. */
export const sizeOf = ({ country, raceType, types }: TickerFilter): number =>
  country.length + raceType.length + types.length;

/** Adds a code, or removes it if it is there. */
export const toggled = <Code>(codes: readonly Code[], code: Code): Code[] =>
  codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];

const listOf = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

/** Reads a stored filter. Drops codes that this build does not know: the ticker refuses them. */
export function parseFilter(stored: unknown): TickerFilter {
  const { country, raceType, types } = (stored ?? {}) as Partial<Record<keyof TickerFilter, unknown>>;
  return {
    country: listOf(country).filter((code) => typeof code === 'string' && /^[A-Z]{3}$/.test(code)) as string[],
    raceType: RACE_TYPES.filter((code) => listOf(raceType).includes(code)),
    types: TICKER_TYPES.filter((code) => listOf(types).includes(code)),
  };
}

type Preferences = ApiData<'getPreferences'>['messenger'];
type PreferencesChange = NonNullable<ApiInput<'setPreferences'>['body']['messenger']>;

/** A customer's preferences as a filter. */
export const filterOf = (lists: Preferences): TickerFilter =>
  parseFilter({
    country: lists.country.map(({ code }) => code),
    raceType: lists.raceType.map(({ code }) => code),
    types: lists.types.map(({ code }) => code),
  });

/** A filter as a customer's preferences: three lists of codes (second spec §3). */
export const preferencesOf = ({ country, raceType, types }: TickerFilter): PreferencesChange => ({
  country: country.map((code) => ({ code })),
  raceType: raceType.map((code) => ({ code })),
  types: types.map((code) => ({ code })),
});

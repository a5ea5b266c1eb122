import type { ApiData } from '@paddock/api';

/** ISO 3166 alpha-3 to alpha-2: the list of the phone field has alpha-2 codes. */
const ALPHA_2 = {
  AUT: 'AT',
  BEL: 'BE',
  CHE: 'CH',
  CZE: 'CZ',
  DEU: 'DE',
  DNK: 'DK',
  FRA: 'FR',
  ITA: 'IT',
  LIE: 'LI',
  LUX: 'LU',
  NLD: 'NL',
  POL: 'PL',
} as const;

/**
 * The countries whose numbers the server takes: those where customers may live. A number of one
 * that is missing here can be typed with its country code.
 */
export const phoneCountries = ({ countries }: Pick<ApiData<'getRegisterOptions'>, 'countries'>) =>
  countries.flatMap(({ code }) => (Object.hasOwn(ALPHA_2, code) ? ALPHA_2[code as keyof typeof ALPHA_2] : []));

import type { components } from '@paddock/api';

const names = [
  ['DEU', 'Deutschland', 'Germany'],
  ['FRA', 'Frankreich', 'France'],
  ['SWE', 'Schweden', 'Sweden'],
  ['GBR', 'Großbritannien', 'Great Britain'],
  ['IRL', 'Irland', 'Ireland'],
  ['ZAF', 'Südafrika', 'South Africa'],
  ['USA', 'USA', 'USA'],
  ['CAN', 'Kanada', 'Canada'],
  ['BEL', 'Belgien', 'Belgium'],
  ['NOR', 'Norwegen', 'Norway'],
  ['DNK', 'Dänemark', 'Denmark'],
  ['FIN', 'Finnland', 'Finland'],
  ['TUR', 'Türkei', 'Turkey'],
  ['HKG', 'Hongkong', 'Hong Kong'],
  ['ARE', 'Vereinigte Arabische Emirate', 'United Arab Emirates'],
  ['CHL', 'Chile', 'Chile'],
  ['ARG', 'Argentinien', 'Argentina'],
] as const;

/** The countries with racing, in the order of lists (core §3: position). */
export const racingCountries: readonly components['schemas']['RacingCountry'][] = names.map(
  ([code, name_de, name_en], at) => ({ code, name_de, name_en, position: at + 1 }),
);

/** The position of an unknown country (core §3). */
const UNKNOWN_POSITION = 99;

export const positionOf = (country: string): number =>
  racingCountries.find(({ code }) => code === country)?.position ?? UNKNOWN_POSITION;

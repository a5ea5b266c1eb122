import type { components } from '@paddock/api';

export type Preferences = components['schemas']['Preferences'];

/** Preferences of a customer who set none (core §3). Orders of countries and pools that are not named follow their own. */
export const defaultPreferences: Preferences = {
  countries_orders: {},
  email_notification: true,
  favourite_email_notification: false,
  message_popup: true,
  odds_divisor: 100,
  messenger: { country: [], race_type: [], types: [] },
};

/** Where a country without a position stands, and where the pools over several races do (core §3). */
const unknownCountry = 99;
const pools = 9999;

/** The preferences that are stored; what is not is the default. */
export const readPreferences = (stored: string): Preferences => ({ ...defaultPreferences, ...JSON.parse(stored) });

/**
 * Preferences with an order for every country.
 * @param positions codes of the countries that have a position, in their order
 * @param racing codes of the countries that race, with a position or without
 */
export const withAllOrders = (
  preferences: Preferences,
  positions: readonly string[],
  racing: readonly string[],
): Preferences => ({
  ...preferences,
  countries_orders: {
    ...Object.fromEntries(racing.map((code) => [code, unknownCountry])),
    ...Object.fromEntries(positions.map((code, at) => [code, at + 1])),
    pools,
    ...preferences.countries_orders,
  },
});

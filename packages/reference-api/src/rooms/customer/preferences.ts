import type { components } from '@paddock/api';

export type Preferences = components['schemas']['Preferences'];

/** Default preferences (core §3). */
export const defaultPreferences: Preferences = {
  countries_orders: {},
  email_notification: true,
  favourite_email_notification: false,
  message_popup: true,
  odds_divisor: 100,
  messenger: { country: [], race_type: [], types: [] },
};

/** Order of countries without a position, and of pools over several races (core §3). */
const UNKNOWN_COUNTRY = 99;
const POOLS = 9999;

/** The stored preferences, completed with defaults. */
export const readPreferences = (stored: string): Preferences => ({ ...defaultPreferences, ...JSON.parse(stored) });

/**
 * Preferences with an order for every country.
 * @param positions codes of the countries that have a position, in their order
 * @param racing codes of all racing countries
 */
export const withAllOrders = (
  preferences: Preferences,
  positions: readonly string[],
  racing: readonly string[],
): Preferences => ({
  ...preferences,
  countries_orders: {
    ...Object.fromEntries(racing.map((code) => [code, UNKNOWN_COUNTRY])),
    ...Object.fromEntries(positions.map((code, at) => [code, at + 1])),
    pools: POOLS,
    ...preferences.countries_orders,
  },
});

/** Preferences of a customer who set none (core §3). Orders of countries and pools that are not named follow their own. */
export const defaultPreferences = {
  countries_orders: {},
  email_notification: true,
  favourite_email_notification: false,
  message_popup: true,
  odds_divisor: 100,
};

/** The prefix of values of the viewer: a customer, or a visitor until they log in. */
export const OF_VIEWER = 'customer/';
/** The prefix of values of customers whose session expired: `kept/<customer>/<name>`. */
export const KEPT = 'kept/';
/** The name of the value with the owner of the viewer's values; null for a visitor. */
export const OWNER = 'owner';

/** Names of values of the viewer: a customer, or a visitor until they log in. */
export const OF_VIEWER = 'customer/';
/** Names of values of customers whose session ended by itself: `kept/<customer>/<name>`. */
export const KEPT = 'kept/';
/** Whose the viewer's values are; null for a visitor. */
export const OWNER = 'owner';

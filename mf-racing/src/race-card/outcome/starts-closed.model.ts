/** The keys of Deux Sur Quatre and Quinte+. */
const STARTS_CLOSED = new Set(['DSQ', 'QNP']);

/** Whether a pool's dividends start closed: Deux Sur Quatre and Quinte+ have many (core §9). */
export const startsClosed = (pool: string): boolean => STARTS_CLOSED.has(pool);

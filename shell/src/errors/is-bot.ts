/**
 * Whether a user agent is a bot. Bots get the same page, but no error screen (second spec §8),
 * which they would index. Not for security: anyone can pretend to be a bot.
 */
export const isBot = (userAgent: string): boolean =>
  /(^|[^u])bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|inspectiontool|preview|lighthouse/i.test(
    userAgent,
  );

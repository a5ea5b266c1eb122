/**
 * Whether a user agent is a search engine's or another machine's. They get the same page, but no error screen (second spec §8), which
 * would be indexed. For nothing that must be safe: anybody can say to be a bot.
 */
export const isBot = (userAgent: string): boolean =>
  /(^|[^u])bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|inspectiontool|preview|lighthouse/i.test(
    userAgent,
  );

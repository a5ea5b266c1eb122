import type { HelpEntry } from './help.queries.ts';

/** In the order in which they are shown. */
export const HELP_CATEGORIES = ['betting', 'bets', 'racing', 'account'] as const satisfies HelpEntry['category'][];

/** The entries whose term or text contains the phrase, ignoring case. */
export function findHelp(entries: readonly HelpEntry[], phrase: string): HelpEntry[] {
  const wanted = phrase.trim().toLowerCase();
  return entries.filter(({ term, text }) => `${term}\n${text}`.toLowerCase().includes(wanted));
}

import { betQuery } from '../shared/bets/bet.queries.ts';
import { useAllQueries } from '../shared/betting/use-all-queries.ts';

/**
 * How many of these bets are placed, and how many wait: their odds moved, and nothing is paid
 * before the customer confirms.
 */
export function usePlaced(betIds: readonly number[]): { placed: number; waiting: number } {
  const states = useAllQueries(betIds.map(betQuery)).flatMap(({ data }) => data?.status ?? []);
  const waiting = states.filter((status) => status === 'confirmation_required').length;
  const lapsed = states.filter((status) => status === 'lapsed').length;
  return { placed: states.length - waiting - lapsed, waiting };
}

import type { components } from '@paddock/api';
import type * as wagers from '@paddock/wagers';
import type { WireDividend } from '../../world/day/plan.types.ts';

export type BetHit = components['schemas']['BetHit'];

/** A dividend as its pool announced it, and as it was read. */
export interface ReadDividend {
  announced: WireDividend;
  read: wagers.Dividend;
}

const rankKey = (rank: wagers.Rank): string => JSON.stringify(Object.entries(rank).sort());

/** A series names no rank where all legs are right. */
const rightOf = (rank: wagers.Rank, legs: number): number => (rank.kind === 'legs' ? rank.right : legs);

const isPaid = (outcome: wagers.Outcome, { announced, read }: ReadDividend, legs: number): boolean => {
  if (outcome.kind !== 'won' || outcome.pool !== read.pool) return false;
  const { rank, combination, announced: named = combination } = outcome;
  const text = combination.join('-');
  // Agreed odds; a head to head may be announced by both numbers, the winner first.
  if (rank === null) return announced.combination === text || announced.combination.startsWith(`H2H_${text}_`);
  if (rank.kind === 'legs') {
    const isSameRank = rightOf(read.rank, legs) === rank.right;
    return isSameRank && (combination.length === 0 || read.combination.join('-') === text);
  }
  // A Tirelire comes with the dividend of the right order.
  const isOfRank = rankKey(read.rank) === rankKey(rank) || (rank.kind === 'tirelire' && read.rank.kind === 'main');
  return isOfRank && read.combination.join('-') === named.join('-');
};

/**
 * The dividends that a settlement pays, as their pools announced them.
 * @param legs the number of races of the bet
 */
export const hitsOf = (
  outcomes: readonly wagers.Outcome[],
  dividends: readonly ReadDividend[],
  legs: number,
): BetHit[] =>
  dividends
    .filter((dividend) => outcomes.some((outcome) => isPaid(outcome, dividend, legs)))
    .map(({ announced: { pool, combination, note } }) => ({ pool, combination, note }));

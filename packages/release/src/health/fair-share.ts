import type { VotesByNetwork } from '../record.ts';

/** One network contributes at most this part of all votes that count. */
const MAX_NETWORK_SHARE = 1 / 5;

/**
 * How many votes of one network count at most, so that no network has more than a fifth of all. At
 * least one, so that votes count even with fewer than five networks.
 */
export const fairShare = (votes: readonly number[]): number => {
  const sorted = votes.filter((count) => count > 0).sort((a, b) => a - b);
  const most = sorted.at(-1) ?? 0;
  // The networks with fewer votes than `share` count in full.
  let counted = 0;
  let place = 0;
  let fair = 1;
  for (let share = 1; share <= most; share += 1) {
    while (place < sorted.length && (sorted[place] as number) < share) counted += sorted[place++] as number;
    const all = counted + (sorted.length - place) * share;
    if (share > all * MAX_NETWORK_SHARE) return fair;
    fair = share;
  }
  return fair;
};

/** The number of votes that count, and of the networks that they came from. */
export interface FairVotes {
  votes: number;
  networks: number;
}

/** Adds up the votes of one kind, with the share of each network limited. */
export const fairSum = (votes: VotesByNetwork): FairVotes => {
  const counts = Object.values(votes);
  const share = fairShare(counts);
  return { votes: counts.reduce((sum, count) => sum + Math.min(count, share), 0), networks: counts.length };
};

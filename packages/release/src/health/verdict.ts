import type { VotesByNetwork } from '../record.ts';
import { fairShare } from './fair-share.ts';
import { figureOf, THRESHOLD } from './sequential-test.ts';

/** The votes about a remote's two builds while the new one had one share of the visitors. */
export interface Period {
  /** Part of the visitors with the new build, in (0, 1). */
  share: number;
  canary: GroupVotes;
  control: GroupVotes;
}

export interface GroupVotes {
  ok: VotesByNetwork;
  bad: VotesByNetwork;
}

/** The state of a new build. Without traffic, no build is called healthy. */
export type HealthState = 'healthy so far' | 'not enough traffic' | 'broken';

/** The votes of one group. Bad votes are limited by {@link fairShare}. */
export interface GroupFigures {
  ok: number;
  bad: number;
}

export interface Verdict {
  state: HealthState;
  /** The figure of the sequential test. A broken build has at least {@link Verdict.threshold}. */
  figure: number;
  threshold: number;
  canary: GroupFigures;
  control: GroupFigures;
  /** The number of networks with bad votes about the new build. */
  networks: number;
}

/** A build is `broken` only with at least this many bad votes, from as many networks. */
const FLOOR = 3;
/** With fewer votes in either group, the state is `not enough traffic`. */
const ENOUGH_VOTES = 100;

const total = (votes: VotesByNetwork): number => Object.values(votes).reduce((sum, count) => sum + count, 0);

/** The bad votes of both groups by network, over all periods. */
const badByNetwork = (periods: readonly Period[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { canary, control } of periods) {
    for (const votes of [canary.bad, control.bad]) {
      for (const [network, count] of Object.entries(votes)) sums.set(network, (sums.get(network) ?? 0) + count);
    }
  }
  return sums;
};

/** Judges a remote's new build by the votes about it and about the build before it. */
export const judge = (periods: readonly Period[]): Verdict => {
  const networks = badByNetwork(periods);
  const share = fairShare([...networks.values()]);
  /** A network above its share counts less, by the same factor in both groups. */
  const fair = (votes: VotesByNetwork): number =>
    Object.entries(votes).reduce(
      (sum, [network, count]) => sum + count * Math.min(1, share / (networks.get(network) as number)),
      0,
    );
  const canary = { ok: 0, bad: 0 };
  const control = { ok: 0, bad: 0 };
  const from = new Set<string>();
  const bad = periods.map((period) => {
    canary.ok += total(period.canary.ok);
    control.ok += total(period.control.ok);
    const counted = { share: period.share, canary: fair(period.canary.bad), control: fair(period.control.bad) };
    canary.bad += counted.canary;
    control.bad += counted.control;
    for (const network of Object.keys(period.canary.bad)) from.add(network);
    return counted;
  });
  const figure = figureOf(bad);
  const figures = { figure, threshold: THRESHOLD, canary, control, networks: from.size };
  if (figure >= THRESHOLD && canary.bad >= FLOOR && from.size >= FLOOR) return { state: 'broken', ...figures };
  const fewest = Math.min(canary.ok + canary.bad, control.ok + control.bad);
  return { state: fewest < ENOUGH_VOTES ? 'not enough traffic' : 'healthy so far', ...figures };
};

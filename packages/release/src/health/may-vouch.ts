import { fairSum } from './fair-share.ts';
import type { GroupVotes } from './verdict.ts';

/** The evidence that a vouch needs. */
export const EVIDENCE = {
  /** Pages on which it worked; one network contributes at most a fifth of them. */
  ready: 200,
  networks: 5,
  /**
   * The highest part of bad votes. Broken connections and sleeping phones cause some with every
   * build.
   */
  badShare: 0.02,
  /** The time (ms) for which it was served. */
  time: 3_600_000,
} as const;

/** The votes about one build, limited by {@link fairSum}. */
export interface Evidence {
  ready: number;
  bad: number;
  networks: number;
}

export const evidenceOf = ({ ok, bad }: GroupVotes): Evidence => {
  const good = fairSum(ok);
  return { ready: good.votes, bad: fairSum(bad).votes, networks: good.networks };
};

/** Whether more of the votes are bad than with any build. */
export const isSuspect = ({ ready, bad }: Evidence): boolean => bad > (ready + bad) * EVIDENCE.badShare;

/** Whether a build that was served for `time` ms may be vouched for. */
export const mayVouch = (evidence: Evidence, time: number): boolean =>
  time >= EVIDENCE.time &&
  evidence.networks >= EVIDENCE.networks &&
  evidence.ready >= EVIDENCE.ready &&
  !isSuspect(evidence);

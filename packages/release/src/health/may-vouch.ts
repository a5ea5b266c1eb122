import { fairSum } from './fair-share.ts';
import type { GroupVotes } from './verdict.ts';

/** A build is known good after so much evidence. */
export const EVIDENCE = {
  /** Pages on which it worked; a network gives at most a fifth of them. */
  ready: 200,
  networks: 5,
  /**
   * Most bad votes, as a part of all. Lines that break and phones that sleep cause some with every
   * build.
   */
  badShare: 0.02,
  /** How long it was served, in ms. */
  time: 3_600_000,
} as const;

/** The votes about one build, as they count. */
export interface Evidence {
  ready: number;
  bad: number;
  networks: number;
}

export const evidenceOf = ({ ok, bad }: GroupVotes): Evidence => {
  const good = fairSum(ok);
  return { ready: good.votes, bad: fairSum(bad).votes, networks: good.networks };
};

/** Whether a build that was served for `time` ms may be vouched for. */
export const mayVouch = ({ ready, bad, networks }: Evidence, time: number): boolean =>
  time >= EVIDENCE.time &&
  networks >= EVIDENCE.networks &&
  ready >= EVIDENCE.ready &&
  bad <= (ready + bad) * EVIDENCE.badShare;

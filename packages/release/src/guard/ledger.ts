import type { GroupVotes } from '../health/verdict.ts';
import type { BuildVotes, VoteTotals } from '../record.ts';

/** The votes of all edges. */
export interface Ledger {
  /** Takes what one edge has counted. `source` is its address; another process there counts from zero. */
  add(source: string, totals: VoteTotals): void;
  /** All votes about a build, of pages that named one of these releases. */
  about(remote: string, buildId: string, releases: readonly number[]): GroupVotes;
}

/** Votes of releases so far behind the newest are forgotten. */
const MAX_RELEASES = 1_000;

interface Source {
  edge: string;
  votes: Map<string, BuildVotes>;
}

const keyOf = (release: number, remote: string, buildId: string): string => `${release} ${remote} ${buildId}`;

const addTo = (sum: GroupVotes, { ok, bad }: GroupVotes): void => {
  for (const [target, votes] of [
    [sum.ok, ok],
    [sum.bad, bad],
  ] as const) {
    for (const [network, count] of Object.entries(votes)) target[network] = (target[network] ?? 0) + count;
  }
};

/**
 * Adds up what edges have counted. An edge that is restarted, or that forgets an old release, takes nothing away that was
 * added before.
 */
export const createLedger = (): Ledger => {
  const sources = new Map<string, Source>();
  /** Of processes that have ended. */
  const ended = new Map<string, BuildVotes>();
  let newest = 0;

  const forgetOld = (votes: Map<string, BuildVotes>) => {
    for (const [key, { release }] of votes) if (release <= newest - MAX_RELEASES) votes.delete(key);
  };

  return {
    add(source, { edge, votes }) {
      let known = sources.get(source);
      if (known?.edge !== edge) {
        for (const [key, counted] of known?.votes ?? []) {
          const sum = ended.get(key) ?? { ...counted, ok: {}, bad: {} };
          addTo(sum, counted);
          ended.set(key, sum);
        }
        known = { edge, votes: new Map() };
        sources.set(source, known);
      }
      for (const counted of votes) {
        known.votes.set(keyOf(counted.release, counted.remote, counted.buildId), counted);
        newest = Math.max(newest, counted.release);
      }
      for (const each of [known.votes, ended]) forgetOld(each);
    },
    about(remote, buildId, releases) {
      const sum: GroupVotes = { ok: {}, bad: {} };
      for (const release of releases) {
        const key = keyOf(release, remote, buildId);
        for (const votes of [ended, ...[...sources.values()].map((source) => source.votes)]) {
          const counted = votes.get(key);
          if (counted) addTo(sum, counted);
        }
      }
      return sum;
    },
  };
};

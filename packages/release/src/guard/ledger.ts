import type { GroupVotes } from '../health/verdict.ts';
import type { BuildVotes, VoteTotals } from '../record.ts';

/** The votes of all edges. */
export interface Ledger {
  /** Takes all that one process of an edge has counted since it started. */
  add(totals: VoteTotals): void;
  /** All votes about a build, of pages that named a release from `first` to `last`. */
  about(remote: string, buildId: string, first: number, last: number): GroupVotes;
}

/** Votes about older releases than these newest ones are dropped. */
const MAX_RELEASES = 1_000;

/** By build, then by release. */
type Counted = Map<string, Map<number, GroupVotes>>;

const put = (counted: Counted, { remote, buildId, release, ok, bad }: BuildVotes): void => {
  const key = `${remote} ${buildId}`;
  const known = counted.get(key) ?? new Map<number, GroupVotes>();
  counted.set(key, known.set(release, { ok, bad }));
};

const addTo = (sum: GroupVotes, { ok, bad }: GroupVotes): void => {
  for (const [target, votes] of [
    [sum.ok, ok],
    [sum.bad, bad],
  ] as const) {
    for (const [network, count] of Object.entries(votes)) target[network] = (target[network] ?? 0) + count;
  }
};

const forgetBefore = (counted: Counted, first: number): void => {
  for (const [key, releases] of counted) {
    for (const release of releases.keys()) if (release < first) releases.delete(release);
    if (releases.size === 0) counted.delete(key);
  }
};

/**
 * Adds up the counts of edges, by process. Votes stay counted when an edge restarts or forgets an
 * old release, and no vote counts twice if several edges share one address.
 */
export const createLedger = (): Ledger => {
  const processes = new Map<string, Counted>();
  let newest = 0;

  return {
    add({ edge, votes }) {
      const counted: Counted = processes.get(edge) ?? new Map();
      processes.set(edge, counted);
      for (const each of votes) {
        put(counted, each);
        newest = Math.max(newest, each.release);
      }
      for (const [process, each] of processes) {
        forgetBefore(each, newest - MAX_RELEASES + 1);
        if (each.size === 0) processes.delete(process);
      }
    },
    about(remote, buildId, first, last) {
      const sum: GroupVotes = { ok: {}, bad: {} };
      for (const counted of processes.values()) {
        for (const [release, votes] of counted.get(`${remote} ${buildId}`) ?? [])
          if (release >= first && release <= last) addTo(sum, votes);
      }
      return sum;
    },
  };
};

import { isReleaseError } from '@paddock/release';
import { canonicalJson } from '@paddock/release/record';
import type { EventLog } from '../platform/event-log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createNewestCheck } from './newest-check.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { StoreSilent } from './patient-store.ts';
import { createProblems } from './problems.ts';
import type { ReleaseMemory } from './release-memory.ts';
import type { BuildProofs, ProvenRelease, ReleaseReader } from './release-reader.ts';
import { type LostBuild, ReleaseRefused, resolveRelease, type ServedRelease } from './served-release.ts';

export interface ReleaseKeeperOptions {
  reader: ReleaseReader;
  memory: ReleaseMemory;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: EventLog;
  metrics: Metrics;
}

/** The state of an edge, for its operator. */
export interface Health {
  /** The sequence of the served release; `null` if there is none. */
  sequence: number | null;
  /** The channel of that release. */
  channel: string | null;
  /** Whether the served release is known to be the newest one. */
  verified: boolean;
  /** One line for each problem, with the way out. */
  why: string[];
}

/** Serves the newest release that could be verified, and never goes back to an older sequence. */
export interface ReleaseKeeper {
  /** The release to serve; `null` if none could be verified yet. */
  served(): ServedRelease | null;
  /**
   * The same after a check of the store, so that it includes every change acknowledged before the
   * call. Waits only briefly. A remote store is not checked, since its watcher does that.
   */
  newest(): Promise<ServedRelease | null>;
  /** Serves the release that an earlier run remembered, if the reader can prove it. */
  recall(): Promise<void>;
  /**
   * Reads the store. A release that cannot be proven is refused, and the current one stays. Never
   * rejects.
   */
  refresh(): Promise<void>;
  /** Whether this release or a newer one is on disk. If not, it looks at the store first. */
  remembers(sequence: number): Promise<boolean>;
  health(): Health;
  /** Calls `listener` after each change of the served release. Returns unsubscribe. */
  onChange(listener: (served: ServedRelease) => void): () => void;
}

/** The served release, and how far it is proven. */
interface State {
  served: ServedRelease | null;
  /** The source of `served`; `null` if `served` comes from the memory. */
  proven: ProvenRelease | null;
  /** Whether `proven` is on disk. */
  isRemembered: boolean;
  /** Whether the store has confirmed it in this run. */
  isConfirmed: boolean;
  /** The builds that were left out, by their key. */
  lost: ReadonlyMap<string, LostBuild>;
}

/**
 * The label of a refusal in metrics: a build, a conflict with an earlier release, the medium, or a
 * signature.
 */
const kindOf = (error: unknown): string => {
  if (error instanceof ReleaseRefused) return error.kind;
  if (!isReleaseError(error)) return 'unverified';
  return error.conflict ?? (error.kind === 'verification' ? 'unverified' : 'unreadable');
};

/** Whether the store did not give a build, so that it may do so at the next look. */
const isUnread = ({ error }: LostBuild): boolean => isReleaseError(error) && error.kind === 'storage';

/** How much a release has. One build may be the last known good one and the holdback. */
const usesIn = ({ builds, tab, splits }: ServedRelease): number =>
  builds.size + Object.keys(tab.lastKnownGood).length + splits.length;

/** The message of an error, with its way out if it has one. */
const wordsOf = (error: unknown): string => {
  const { message } = error as Error;
  return isReleaseError(error) ? `${message.replace(/[.?]?$/, '.')} ${error.mend}` : message;
};

/** Problems that cast doubt on whether the newest release is served. */
const doubts = ['release-refused', 'store-silent', 'release-expired'];

export const createReleaseKeeper = ({ reader, memory, now, log, metrics }: ReleaseKeeperOptions): ReleaseKeeper => {
  let state: State = { served: null, proven: null, isRemembered: false, isConfirmed: false, lost: new Map() };
  const problems = createProblems(log);
  const listeners = new Set<(served: ServedRelease) => void>();

  const servedSequence = () => state.served?.release.sequence ?? null;
  const unread = () => [...state.lost.values()].filter(isUnread);
  const logLost = ({ what, build, error }: LostBuild) =>
    log({ level: 'alarm', event: `${what}-lost`, build, reason: error.message });
  const proofsOf = (served: ServedRelease | null): BuildProofs =>
    Object.fromEntries(
      [...(served?.builds ?? [])].map(([key, { manifest, statement }]) => [key, { manifest, statement }]),
    );

  const health = (): Health => {
    const { isConfirmed } = state;
    const sequence = servedSequence();
    const why = problems.words();
    for (const { what, build, error } of unread())
      why.push(`Release ${sequence} is served without ${build} (${what}): ${wordsOf(error)}`);
    if (sequence === null) why.push('There is no release to serve; pages answer 503.');
    else if (!isConfirmed)
      why.push(`Release ${sequence} comes from this edge's memory; the store has not confirmed it yet.`);
    return {
      sequence,
      channel: state.served?.release.channel ?? null,
      verified: sequence !== null && isConfirmed && !doubts.some(problems.has),
      why,
    };
  };
  const note = () => {
    const { sequence, verified } = health();
    metrics.set('paddock_served_release_verified', verified ? 1 : 0);
    metrics.set('paddock_served_release_fresh', state.isConfirmed && !problems.has('release-expired') ? 1 : 0);
    metrics.set('paddock_release_sequence', sequence ?? 0);
  };

  /** Raises an alarm for a refused release or a silent store. */
  const refuse = (error: unknown, sequence: number | null) => {
    const details = { sequence, stillServed: servedSequence() };
    if (error instanceof StoreSilent) return void problems.raise('store-silent', wordsOf(error), details);
    const kind = kindOf(error);
    if (problems.raise('release-refused', wordsOf(error), { kind, ...details })) {
      metrics.count('paddock_releases_refused_total', { kind });
    }
  };

  /** Resolves with whether it is on disk. */
  const remember = async ({ release: { sequence } }: ProvenRelease, served: ServedRelease): Promise<boolean> => {
    try {
      await memory.remember(reader.keep(proofsOf(served)), sequence);
      problems.solve('release-not-remembered');
      problems.solve('memory-refused');
      return true;
    } catch (error) {
      const reason = `Release ${sequence} is served but not remembered: ${(error as Error).message}`;
      problems.raise('release-not-remembered', reason, { sequence });
      return false;
    }
  };

  const take = async (proven: ProvenRelease) => {
    const { served: before, proven: known, isRemembered: wasRemembered, lost: lostBefore } = state;
    if (before && proven === known && unread().length === 0) {
      // The disk may have room again.
      if (!wasRemembered) state = { ...state, isRemembered: await remember(proven, before) };
      return;
    }
    const { release } = proven;
    const lost = new Map<string, LostBuild>();
    const next = await resolveRelease(reader, release, proofsOf(before), (each) => {
      lost.set(each.build, each);
      const isKnown = proven === known && lostBefore.get(each.build)?.error.message === each.error.message;
      if (!isKnown) logLost(each);
    });
    reader.hold();
    const isSame = before !== null && canonicalJson(before.release) === canonicalJson(release);
    const served = isSame && usesIn(before) >= usesIn(next) ? before : next;
    const isOnDisk = served === before && proven === known && wasRemembered;
    // First: an edge that is killed after it has served a release must not go back.
    const isRemembered = isOnDisk || (await remember(proven, served));
    state = { ...state, isRemembered, proven, served, lost };
    if (served === before) return;
    const { channel, sequence, changed } = release;
    log({ level: 'info', event: 'release-served', channel, sequence, changed });
    for (const listener of listeners) listener(served);
  };

  const checkFreshness = async () => {
    const stale = await reader.staleness(new Date(now())).catch((error: unknown) => {
      if (error instanceof StoreSilent) throw error;
      return wordsOf(error);
    });
    if (stale === null) return problems.solve('release-expired');
    const sequence = servedSequence();
    const words = `Release ${sequence} is served, but nobody vouches that it is still the newest: ${stale}. Renew it with \`paddock renew\`. If that was done, a clock is wrong (\`paddock doctor\`), or the store that this edge sees is held back.`;
    problems.raise('release-expired', words, { sequence });
  };

  const refresh = oneAtATime(async () => {
    let sequence: number | null = null;
    try {
      const newest = await reader.newest();
      sequence = newest?.release.sequence ?? null;
      if (newest) await take(newest);
      state = { ...state, isConfirmed: true };
      problems.solve('release-refused');
      problems.solve('store-silent');
      if (newest) await checkFreshness();
    } catch (error) {
      refuse(error, sequence);
    }
    note();
  });

  const recall = async () => {
    try {
      const kept = await memory.recall();
      if (kept === null) return;
      const { release, builds } = reader.recall(kept);
      // Reads no files, since the store may be silent. A build that is not remembered is left out
      // until the store answers.
      const served = await resolveRelease({ ...reader, file: async () => null }, release, builds, logLost);
      state = { ...state, served };
      log({ level: 'info', event: 'release-recalled', sequence: release.sequence });
    } catch (error) {
      problems.raise('memory-refused', wordsOf(error));
    } finally {
      note();
    }
  };

  const remembers = async (sequence: number): Promise<boolean> => {
    const isOnDisk = () => state.isRemembered && (servedSequence() ?? 0) >= sequence;
    if (!isOnDisk()) await refresh();
    return isOnDisk();
  };

  const checkNewest = createNewestCheck({ sequence: () => reader.sequence(), lookMs: reader.lookMs, refresh });

  return {
    served: () => state.served,
    newest:
      reader.lookMs === Number.POSITIVE_INFINITY
        ? async () => state.served
        : () => checkNewest().then(() => state.served),
    remembers,
    health,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recall,
    refresh,
  };
};

import { isReleaseError } from '@paddock/release';
import { canonicalJson, type Release } from '@paddock/release/record';
import type { EventLog } from '../platform/event-log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { StoreSilent } from './patient-store.ts';
import { createProblems } from './problems.ts';
import type { ReleaseMemory } from './release-memory.ts';
import type { BuildProofs, ProvenRelease, ReleaseReader } from './release-reader.ts';
import { ReleaseRefused, resolveRelease, type ServedRelease } from './served-release.ts';

export interface ReleaseKeeperOptions {
  reader: ReleaseReader;
  memory: ReleaseMemory;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: EventLog;
  metrics: Metrics;
}

/** How an edge stands, for its operator. */
export interface Health {
  /** Of the release that is served; `null` when none is. */
  sequence: number | null;
  /** Whether what is served is proven to be the newest release. */
  verified: boolean;
  /** What is wrong and what to do, one line each; empty when nothing is. */
  why: string[];
}

/** Keeps the newest release that could be verified, and never goes back to an older sequence. */
export interface ReleaseKeeper {
  /** What to serve now; `null` when nothing could be verified yet. */
  served(): ServedRelease | null;
  /** What to serve to a page that is asked for now: a change that its author was told of is in it. Waits {@link patienceMs} at most. */
  latest(): Promise<ServedRelease | null>;
  /** Takes up what an earlier run remembered, if the reader can prove it. */
  recall(): Promise<void>;
  /** Looks at the channel; a release that cannot be served is refused and the present one stays. Never throws. */
  refresh(): Promise<void>;
  health(): Health;
  /** Calls `listener` after each change of what is served. Gives back the way to stop. */
  onChange(listener: (served: ServedRelease) => void): () => void;
}

/** A store that is slow must not make pages slow. */
const patienceMs = 250;

/** Settles when what the connections have brought is taken. Waiting longer, for more, costs each page more: who sleeps has to be woken. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Settles with `work`, or after {@link patienceMs}. */
const withPatience = (work: Promise<void>) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** By what a refusal is counted: of a build, of what is at odds with what was seen before, of the medium, or of a signature. */
const kindOf = (error: unknown): string => {
  if (error instanceof ReleaseRefused) return error.kind;
  if (!isReleaseError(error)) return 'unverified';
  return error.conflict ?? (error.kind === 'verification' ? 'unverified' : 'unreadable');
};

/** What went wrong, and the way out where the error knows one. */
const wordsOf = (error: unknown): string => {
  const { message } = error as Error;
  return isReleaseError(error) ? `${message.replace(/[.?]?$/, '.')} ${error.mend}` : message;
};

/** Problems that leave it open whether the newest release is served. */
const doubts = ['release-refused', 'store-silent', 'release-expired'];

export const createReleaseKeeper = ({ reader, memory, now, log, metrics }: ReleaseKeeperOptions): ReleaseKeeper => {
  let served: ServedRelease | null = null;
  /** What {@link served} was made of, and what of it is on disk. */
  let taken: ProvenRelease | null = null;
  let remembered: ProvenRelease | null = null;
  /** Whether the store has confirmed what is served, in this run. */
  let isConfirmed = false;
  let running: Promise<void> | null = null;
  let again = false;
  const problems = createProblems(log);
  const listeners = new Set<(served: ServedRelease) => void>();

  const lost = (error: Error) => log({ level: 'alarm', event: 'last-known-good-lost', reason: error.message });
  const proofs = (): BuildProofs =>
    Object.fromEntries(
      [...(served?.builds ?? [])].map(([key, { manifest, statement }]) => [key, { manifest, statement }]),
    );

  const health = (): Health => {
    const sequence = served?.release.sequence ?? null;
    const why = problems.words();
    if (sequence === null) why.push('There is no release to serve; pages answer 503.');
    else if (!isConfirmed)
      why.push(`Release ${sequence} comes from this edge's memory; the store has not confirmed it yet.`);
    return { sequence, verified: sequence !== null && isConfirmed && !doubts.some(problems.has), why };
  };
  const note = () => {
    const { sequence, verified } = health();
    metrics.set('paddock_served_release_verified', verified ? 1 : 0);
    metrics.set('paddock_served_release_fresh', isConfirmed && !problems.has('release-expired') ? 1 : 0);
    metrics.set('paddock_release_sequence', sequence ?? 0);
  };

  /** Raises an alarm for what the store has now, or for its silence. */
  const refuse = (error: unknown, sequence: number | null) => {
    const stillServed = served?.release.sequence ?? null;
    const details = { sequence, stillServed };
    if (error instanceof StoreSilent) return void problems.raise('store-silent', wordsOf(error), details);
    const kind = kindOf(error);
    if (problems.raise('release-refused', wordsOf(error), { kind, ...details })) {
      metrics.count('paddock_releases_refused_total', { kind });
    }
  };

  const serve = (next: ServedRelease, { channel, sequence, changed }: Release) => {
    served = next;
    log({ level: 'info', event: 'release-served', channel, sequence, changed });
    for (const listener of listeners) listener(next);
  };

  const take = async (proven: ProvenRelease) => {
    if (proven === taken) return;
    const { release } = proven;
    const next = await resolveRelease(reader, release, proofs(), lost);
    const isSame = served && canonicalJson(served.release) === canonicalJson(release);
    reader.hold();
    taken = proven;
    if (!isSame) serve(next, release);
  };

  const remember = async () => {
    if (!taken || remembered === taken) return;
    try {
      await memory.remember(reader.keep(proofs()));
      remembered = taken;
      problems.solve('release-not-remembered');
      problems.solve('memory-refused');
    } catch (error) {
      const { sequence } = taken.release;
      const reason = `Release ${sequence} is served but not remembered: ${(error as Error).message}`;
      problems.raise('release-not-remembered', reason, { sequence });
    }
  };

  const checkFreshness = async () => {
    const stale = await reader.staleness(new Date(now())).catch((error: unknown) => {
      if (error instanceof StoreSilent) throw error;
      return wordsOf(error);
    });
    if (stale === null) return problems.solve('release-expired');
    const sequence = served?.release.sequence ?? null;
    const words = `Release ${sequence} is served, but nobody vouches that it is still the newest: ${stale}. Renew it with \`paddock renew\`; if that was done, the store that this edge sees is held back.`;
    problems.raise('release-expired', words, { sequence });
  };

  const look = async () => {
    let sequence: number | null = null;
    try {
      const newest = await reader.newest();
      sequence = newest?.release.sequence ?? null;
      if (newest) await take(newest);
      isConfirmed = true;
      problems.solve('release-refused');
      problems.solve('store-silent');
      if (newest) await checkFreshness();
    } catch (error) {
      refuse(error, sequence);
    }
    await remember();
    note();
  };

  const refresh = async () => {
    again = true;
    // One look at a time; a call during a look asks for one more.
    running ??= (async () => {
      while (again) {
        again = false;
        await look();
      }
      running = null;
    })();
    await running;
  };

  /** The newest sequence when the channel was looked at last, served or refused. */
  let seen = 0;
  let checking: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const check = async (before: Promise<void>) => {
    await before;
    await turn();
    next = null;
    const newest = await reader.sequence().catch(() => 0);
    if (newest === seen) return;
    seen = newest;
    await refresh();
  };

  return {
    served: () => served,
    latest() {
      // Pages that are asked for before a check begins share it: one that had begun may have missed the change.
      if (!next) {
        checking = check(checking);
        next = withPatience(checking);
      }
      return next.then(() => served);
    },
    health,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async recall() {
      try {
        const kept = await memory.recall();
        if (kept === null) return;
        const { release, builds } = reader.recall(kept);
        // The store may be silent: what is not remembered is left out until it was asked.
        served = await resolveRelease({ ...reader, file: async () => null }, release, builds, lost);
        log({ level: 'info', event: 'release-recalled', sequence: release.sequence });
      } catch (error) {
        problems.raise('memory-refused', wordsOf(error));
      } finally {
        note();
      }
    },
    refresh,
  };
};

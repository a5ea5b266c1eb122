import { canonicalJson, type Release } from '@paddock/release/record';
import type { EventLog } from './event-log.ts';
import type { Metrics } from './metrics.ts';
import type { ReleaseMemory } from './release-memory.ts';
import type { ReleaseReader } from './release-reader.ts';
import { ReleaseRefused, resolveRelease, type ServedRelease } from './served-release.ts';

export interface ReleaseKeeperOptions {
  reader: ReleaseReader;
  memory: ReleaseMemory;
  log: EventLog;
  metrics: Metrics;
}

/** Keeps the newest release that could be verified, and never goes back to an older sequence. */
export interface ReleaseKeeper {
  /** What to serve now; `null` when nothing could be verified yet. */
  served(): ServedRelease | null;
  /** What to serve to a page that is asked for now: a change that its author was told of is in it. Waits {@link patienceMs} at most. */
  latest(): Promise<ServedRelease | null>;
  /** Takes up what an earlier run remembered. Its disk is trusted as the edge's own code is; builds are checked by digest. */
  recall(): Promise<void>;
  /** Looks at the channel; a release that cannot be served is refused and the present one stays. Never throws. */
  refresh(): Promise<void>;
  /** Whether the newest release was refused, so that another look is due. */
  isBehind(): boolean;
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

const kindOf = (error: unknown) => (error instanceof ReleaseRefused ? error.kind : 'unverified');

export const createReleaseKeeper = ({ reader, memory, log, metrics }: ReleaseKeeperOptions): ReleaseKeeper => {
  let served: ServedRelease | null = null;
  /** The highest sequence ever served, also when its builds could not be read again after a restart. */
  let highest: Release | null = null;
  let behind = false;
  let running: Promise<void> | null = null;
  let again = false;
  /** Stores are looked at several times a second: one alarm a fault, not one a look. */
  let lastRefusal = '';
  const listeners = new Set<(served: ServedRelease) => void>();

  const refuse = (error: unknown, sequence: number | null) => {
    const kind = kindOf(error);
    const reason = (error as Error).message;
    if (lastRefusal === reason) return;
    lastRefusal = reason;
    metrics.count('paddock_releases_refused_total', { kind });
    const still = served?.release.sequence ?? null;
    log({ level: 'alarm', event: 'release-refused', kind, sequence, stillServed: still, reason });
  };
  const lost = (error: Error) => log({ level: 'alarm', event: 'last-known-good-lost', reason: error.message });
  const note = (isBehind: boolean) => {
    behind = isBehind;
    metrics.set('paddock_served_release_verified', isBehind || !served ? 0 : 1);
    metrics.set('paddock_release_sequence', served?.release.sequence ?? 0);
  };
  const manifests = () => Object.fromEntries([...(served?.builds ?? [])].map(([key, { manifest }]) => [key, manifest]));

  const guardOrder = (release: Release) => {
    if (!highest) return;
    if (release.sequence < highest.sequence) {
      const found = `The newest release is ${release.sequence}, but ${highest.sequence} was served already`;
      throw new ReleaseRefused('lower-sequence', `${found}: was an old backup restored?`);
    }
    if (release.sequence === highest.sequence && canonicalJson(release) !== canonicalJson(highest)) {
      throw new ReleaseRefused(
        'other-record',
        `Release ${release.sequence} is not the record that was served under this number`,
      );
    }
  };

  const take = async (release: Release) => {
    guardOrder(release);
    if (served?.release.sequence === release.sequence) return;
    served = await resolveRelease(reader, release, manifests(), lost);
    highest = release;
    log({
      level: 'info',
      event: 'release-served',
      channel: release.channel,
      sequence: release.sequence,
      changed: release.changed,
    });
    for (const listener of listeners) listener(served);
    try {
      await memory.remember({ release, manifests: manifests() });
    } catch (error) {
      log({
        level: 'alarm',
        event: 'release-not-remembered',
        sequence: release.sequence,
        reason: (error as Error).message,
      });
    }
  };

  const look = async () => {
    let sequence: number | null = null;
    try {
      const release = await reader.newest();
      sequence = release?.sequence ?? null;
      if (release) await take(release);
      else if (highest)
        throw new ReleaseRefused('lower-sequence', `The channel is empty, but ${highest.sequence} was served already`);
      lastRefusal = '';
      note(false);
    } catch (error) {
      refuse(error, sequence);
      note(true);
    }
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

  /** The highest sequence that was looked at, served or refused. */
  let seen = 0;
  let checking: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const check = async (before: Promise<void>) => {
    await before;
    await turn();
    next = null;
    const newest = await reader.sequence().catch(() => 0);
    if (newest <= seen) return;
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
    isBehind: () => behind,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async recall() {
      try {
        const remembered = await memory.recall();
        if (!remembered) return;
        highest = remembered.release;
        served = await resolveRelease(reader, remembered.release, remembered.manifests, lost);
        log({ level: 'info', event: 'release-recalled', sequence: highest.sequence });
      } catch (error) {
        refuse(error, highest?.sequence ?? null);
      } finally {
        note(false);
      }
    },
    refresh,
  };
};

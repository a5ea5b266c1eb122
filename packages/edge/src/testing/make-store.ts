import type { FoundPreview } from '@paddock/release';
import type { Release } from '@paddock/release/record';
import type { ReleaseMemory } from '../release/release-memory.ts';
import type { BuildProofs, ProvenRelease, ReleaseReader } from '../release/release-reader.ts';
import { makeBuild, type TestBuild } from './make-build.ts';

/** A store in memory, without keys, which tests can break. */
export interface TestStore extends ReleaseReader {
  put(...builds: TestBuild[]): void;
  /** Adds a release with these builds and notifies the watchers. */
  promote(builds: Record<string, TestBuild>, lastKnownGood?: Record<string, TestBuild>): Release;
  /** Makes readers get this record or error. */
  setNewest(newest: Release | Error | null): void;
  /** Sets why the channel counts as stale; `null` (the default): it is fresh. */
  setStaleness(why: string | null): void;
  /** Removes the statement of this build. */
  disown(build: TestBuild): void;
  /** Changes stored bytes; `null` removes them. */
  alter(build: TestBuild, file: string, bytes: Uint8Array | null): void;
  /** Records a preview under its id, or an error. The token of its link is its id. */
  setPreview(id: string, found: FoundPreview | Error | null): void;
  /** How often a file was read, by `<name>/<buildId>/<file>`. */
  reads: Map<string, number>;
}

const refsOf = (builds: Record<string, TestBuild>) =>
  Object.fromEntries(Object.entries(builds).map(([name, { ref }]) => [name, ref]));

export const makeRelease = (
  sequence: number,
  builds: Record<string, TestBuild>,
  lastKnownGood: Record<string, TestBuild> = {},
): Release => ({
  schema: 1,
  channel: 'production',
  sequence,
  previous: sequence === 1 ? null : 'a'.repeat(64),
  at: '2026-06-01T12:00:00.000Z',
  who: 'olga',
  action: 'promote',
  changed: Object.keys(builds),
  reason: null,
  proven: [],
  acceptedBreak: null,
  builds: refsOf(builds),
  lastKnownGood: refsOf(lastKnownGood),
  signature: { key: 'b'.repeat(32), value: `${'c'.repeat(86)}==` },
});

export const makeStore = (): TestStore => {
  const files = new Map<string, Uint8Array>();
  const reads = new Map<string, number>();
  const listeners = new Set<() => void>();
  let newest: Release | Error | null = null;
  let proven: ProvenRelease | null = null;
  let stale: string | null = null;
  const disowned = new Set<string>();
  const previews = new Map<string, FoundPreview | Error | null>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const store: TestStore = {
    reads,
    lookMs: 0,
    async newest() {
      if (newest instanceof Error) throw newest;
      return proven;
    },
    hold: () => {},
    staleness: async () => stale,
    async statement(_, ref) {
      if (disowned.has(ref.buildId)) throw new Error('publish.json is missing');
      return 'signed';
    },
    previewIn: async (token) => token,
    async preview(id) {
      const found = previews.get(id) ?? null;
      if (found instanceof Error) throw found;
      return found;
    },
    setPreview: (id, found) => void previews.set(id, found),
    keep: (builds) => ({ ...proven, builds }),
    recall: (kept) => kept as ProvenRelease & { builds: BuildProofs },
    async sequence() {
      return newest instanceof Error ? Number.MAX_SAFE_INTEGER : (newest?.sequence ?? 0);
    },
    async builds() {
      const keys = new Set([...files.keys()].map((path) => path.split('/', 2).join('/')));
      return [...keys].map((key) => {
        const [name = '', buildId = ''] = key.split('/');
        return { name, buildId };
      });
    },
    async file(name, buildId, file) {
      const key = `${name}/${buildId}/${file}`;
      reads.set(key, (reads.get(key) ?? 0) + 1);
      return files.get(key) ?? null;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(...builds) {
      for (const { build, stored } of builds) {
        for (const [file, bytes] of stored) files.set(`${build.name}/${build.buildId}/${file}`, bytes);
      }
    },
    promote(builds, lastKnownGood = {}) {
      store.put(...Object.values(builds), ...Object.values(lastKnownGood));
      const sequence = newest && !(newest instanceof Error) ? newest.sequence + 1 : 1;
      const release = makeRelease(sequence, builds, lastKnownGood);
      store.setNewest(release);
      return release;
    },
    setNewest(next) {
      newest = next;
      proven = next === null || next instanceof Error ? null : { release: next };
      tell();
    },
    setStaleness(why) {
      stale = why;
    },
    disown: ({ ref }) => void disowned.add(ref.buildId),
    alter({ build }, file, bytes) {
      const key = `${build.name}/${build.buildId}/${file}`;
      if (bytes) files.set(key, bytes);
      else files.delete(key);
    },
  };
  return store;
};

/** A store whose first release serves a shell and `mf-racing`. */
export const makeServingStore = () => {
  const store = makeStore();
  const shell = makeBuild('shell');
  const racing = makeBuild('mf-racing');
  const streams = makeBuild('mf-streams', 'one', {
    claims: { routes: [], navigation: [], panels: ['livestream'], modals: [], slots: [] },
  });
  const builds = { shell, 'mf-racing': racing, 'mf-streams': streams };
  store.promote(builds);
  return { store, shell, racing, streams, builds };
};

/** A memory that outlives an edge, like a disk. */
export const makeMemory = (): ReleaseMemory & { kept: unknown } => ({
  kept: null,
  async recall() {
    return this.kept;
  },
  async remember(kept) {
    this.kept = structuredClone(kept);
  },
});

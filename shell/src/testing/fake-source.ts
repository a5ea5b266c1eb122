import type { RemoteModule } from '@paddock/host';
import { createClaims } from '../remotes/claims.ts';
import type { NavigationClaim, ReadyRemote, RemoteSource } from '../remotes/remote-source.ts';

interface FakeRemote {
  /** Paths without locale prefix. */
  paths?: string[];
  navigation?: NavigationClaim[];
  panels?: string[];
  slots?: string[];
  /** What loading it gives now; replaced to let it fail, hang or come. */
  load: () => Promise<Partial<RemoteModule>>;
  buildId?: string;
}

const NO_TEXTS = async () => ({ default: {} });

/** Remotes that a test drives by hand: the same questions and answers as the boundary's, without a network. */
export function createFakeSource(remotes: Record<string, FakeRemote>) {
  const ready = new Map<string, ReadyRemote>();
  const listeners = new Set<() => void>();
  const claims = createClaims(() =>
    Object.fromEntries(
      Object.entries(remotes).map(([name, { paths = [], navigation = [], panels = [], slots = [] }]) => [
        name,
        { routes: paths.map((path) => ({ path, files: [], reads: [] })), navigation, panels, slots, modals: [] },
      ]),
    ),
  );
  const source: RemoteSource & { loads: string[]; forget(remote: string): void } = {
    ...claims,
    loads: [],
    async load(remote) {
      const known = ready.get(remote);
      if (known) return known;
      source.loads.push(remote);
      const { load, buildId = '1' } = remotes[remote] as FakeRemote;
      const module: RemoteModule = { messages: { de: NO_TEXTS, en: NO_TEXTS }, ...(await load()) };
      const loaded = { remote, buildId, module };
      ready.set(remote, loaded);
      for (const listener of listeners) listener();
      return loaded;
    },
    ready: () => ready,
    isWhole: (remote) => ready.has(remote),
    failureOf: () => null,
    prefetch: () => {},
    prepare: () => {},
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heal: () => () => {},
    reportRenderError: () => {},
    forget: (remote) => ready.delete(remote),
  };
  return source;
}

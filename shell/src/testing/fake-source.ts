import { type Claims, createClaims, type MenuClaim, type PanelClaim } from '@paddock/federation';
import type { RemoteModule } from '@paddock/host';
import type { ReadyRemote, RemoteSource } from '../remotes/remote-source.ts';
import { LINKS, PANELS } from './claims.ts';

interface FakeRemote {
  /** Paths without locale prefix. */
  paths?: string[];
  navigation?: MenuClaim[];
  userMenu?: MenuClaim[];
  /** Names of {@link PANELS}, or whole claims. */
  panels?: (string | PanelClaim)[];
  slots?: string[];
  modals?: string[];
  takes?: string[];
  links?: Record<string, string>;
  /** The result of loading it; replaced to let it fail, hang or arrive. */
  load: () => Promise<Partial<RemoteModule>>;
  buildId?: string;
}

const NO_TEXTS = async () => ({ default: {} });

const claimOfPanel = (panel: string | PanelClaim): PanelClaim =>
  typeof panel === 'string' ? (PANELS[panel] as PanelClaim) : panel;

const claimsOf = ({
  paths = [],
  navigation = [],
  userMenu = [],
  panels = [],
  slots = [],
  modals = [],
  takes = [],
  links = {},
}: FakeRemote): Claims => {
  const panelButtons = panels.map(claimOfPanel);
  return {
    routes: paths.map((path) => ({ path, files: [], reads: [] })),
    navigation,
    userMenu,
    panels: panelButtons.map(({ name }) => name),
    panelButtons,
    slots,
    modals,
    messages: takes,
    links,
  };
};

/** Remotes that a test controls: the same interface as the boundary's, without a network. */
export function createFakeSource(remotes: Record<string, FakeRemote>) {
  const ready = new Map<string, ReadyRemote>();
  const listeners = new Set<() => void>();
  const claims = createClaims(() =>
    Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, claimsOf(remote)])),
  );
  const source: RemoteSource & { loads: string[]; forget(remote: string): void } = {
    ...claims,
    links: () => ({ ...LINKS, ...claims.links() }),
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
    supportCodeOf: () => null,
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

import { type Claims, createClaims } from '@paddock/federation';
import type { RemoteModule } from '@paddock/host';
import type { i18n } from 'i18next';
import type { ReadyRemote, RemoteSource } from './remote-source.ts';
import { addTexts } from './texts.ts';

interface EdgeRemotes {
  /** The claims of every remote of the release. */
  claims: Readonly<Record<string, Claims>>;
  /** The remote whose page is rendered; `null`: the page is the shell's own. */
  owner: { name: string; buildId: string; module: RemoteModule } | null;
}

/** The remotes of a page that the edge renders: only the page's owner can be loaded. */
export function createEdgeSource({ claims, owner }: EdgeRemotes, i18n: i18n): RemoteSource {
  const ready = new Map<string, ReadyRemote>();
  return {
    ...createClaims(() => claims),
    async load(name) {
      // An old address leads to it: the browser follows, and no code is to blame.
      if (owner?.name !== name) throw Object.assign(new Error(`${name} does not own this page`), { kind: 'elsewhere' });
      await addTexts(i18n, name, owner.module);
      const loaded = { remote: name, buildId: owner.buildId, module: owner.module };
      ready.set(name, loaded);
      return loaded;
    },
    ready: () => ready,
    isWhole: (name) => name === 'shell' || ready.has(name),
    failureOf: () => null,
    supportCodeOf: () => null,
    prefetch: () => {},
    prepare: () => {},
    subscribe: () => () => {},
    heal: () => () => {},
    reportRenderError: () => {},
  };
}

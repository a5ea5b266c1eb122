import type { RemoteModule } from '@paddock/host';
import account from '@paddock/mf-account/config';
import messenger from '@paddock/mf-messenger/config';
import racing from '@paddock/mf-racing/config';
import registration from '@paddock/mf-registration/config';
import streams from '@paddock/mf-streams/config';
import type { i18n } from 'i18next';
import { createClaims } from './claims.ts';
import type { ReadyRemote, RemoteSource } from './remote-source.ts';
import { addTexts } from './texts.ts';

const MODULES: Record<string, () => Promise<{ default: RemoteModule }>> = {
  'mf-racing': () => import('@paddock/mf-racing/remote'),
  'mf-account': () => import('@paddock/mf-account/remote'),
  'mf-registration': () => import('@paddock/mf-registration/remote'),
  'mf-messenger': () => import('@paddock/mf-messenger/remote'),
  'mf-streams': () => import('@paddock/mf-streams/remote'),
};

/** Remotes of one build, by `import()`. */
export function createStaticSource(i18n: i18n): RemoteSource {
  const ready = new Map<string, ReadyRemote>();
  const claims = Object.fromEntries(
    [racing, account, registration, messenger, streams].map(({ name, claims }) => [
      name,
      {
        routes: (claims.routes ?? []).map(({ path, reads = [] }) => ({ path, reads, files: [] })),
        navigation: claims.navigation ?? [],
        panels: claims.panels ?? [],
        modals: claims.modals ?? [],
        slots: claims.slots ?? [],
      },
    ]),
  );
  return {
    ...createClaims(() => claims),
    async load(remote) {
      const { default: module } = await (MODULES[remote] as () => Promise<{ default: RemoteModule }>)();
      await addTexts(i18n, remote, module);
      const loaded = ready.get(remote) ?? { remote, buildId: 'monolith', module };
      ready.set(remote, loaded);
      return loaded;
    },
    ready: () => ready,
    prefetch: () => {},
    subscribe: () => () => {},
    heal: () => () => {},
    reportRenderError: (_remote, error) => console.error(error),
  };
}

import { currentLocale } from '@paddock/host';
import type { i18n } from 'i18next';
import { createClaims } from './claims.ts';
import { remotes } from './monolith-remotes.ts';
import type { ReadyRemote, RemoteSource } from './remote-source.ts';
import { startPage } from './start-page.ts';
import { addTexts } from './texts.ts';

/** Remotes of one build, by `import()`. */
export function createStaticSource(i18n: i18n): RemoteSource {
  const ready = new Map<string, ReadyRemote>();
  const byName = new Map(remotes.map((remote) => [remote.config.name, remote]));
  const claims = Object.fromEntries(
    remotes.map(({ config: { name, claims } }) => [
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
    async load(name, path) {
      const known = ready.get(name);
      if (known) return known;
      const remote = byName.get(name);
      if (!remote) throw new Error(`${name} is not in this build`);
      const { default: module } = await remote.load();
      if (path !== undefined) startPage(module, path);
      await addTexts(i18n, name, module);
      const loaded = { remote: name, buildId: 'monolith', module };
      ready.set(name, loaded);
      return loaded;
    },
    ready: () => ready,
    isWhole: (name) => ready.has(name),
    failureOf: () => null,
    prefetch(name, path) {
      void byName
        .get(name)
        ?.load()
        .then(({ default: module }) => {
          if (path !== undefined) startPage(module, path);
          void module.messages[currentLocale()]();
        });
    },
    prepare: () => {},
    subscribe: () => () => {},
    heal: () => () => {},
    reportRenderError: (_remote, error) => console.error(error),
  };
}

import { type Claims, createClaims } from '@paddock/federation';
import type { RemoteConfig } from '@paddock/host/remote-config';
import { currentLocale } from '@paddock/host/shell';
import type { i18n } from 'i18next';
import { remotes } from './monolith-remotes.ts';
import type { ReadyRemote, RemoteSource } from './remote-source.ts';
import { startPage } from './start-page.ts';
import { addTexts } from './texts.ts';

const namesOf = (named: object = {}): string[] => Object.keys(named);

/**
 * Derives the claims like the build does for `build.json`, but without files: one build has no
 * preloads.
 */
const claimsOf = ({ pages = {}, menus, panels = [], contract }: RemoteConfig): Claims => ({
  routes: Object.values(pages).map(({ path }) => ({ path, reads: [], files: [] })),
  navigation: [...(menus?.main ?? [])],
  userMenu: [...(menus?.user ?? [])],
  panels: panels.map(({ name }) => name),
  panelButtons: [...panels],
  modals: namesOf(contract?.gives?.modals),
  slots: namesOf(contract?.gives?.slots),
  messages: namesOf(contract?.gives?.messages),
  links: contract?.gives?.links ?? {},
});

/** Remotes of one build, by `import()`. */
export function createStaticSource(i18n: i18n): RemoteSource {
  const ready = new Map<string, ReadyRemote>();
  const byName = new Map(remotes.map((remote) => [remote.config.name, remote]));
  const claims = Object.fromEntries(remotes.map(({ config }) => [config.name, claimsOf(config)]));
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
    supportCodeOf: () => null,
    prefetch(name, path) {
      void byName
        .get(name)
        ?.load()
        .then(({ default: module }) => {
          if (path !== undefined) startPage(module, path);
          return module.messages[currentLocale()]();
        })
        // The navigation loads it again, and shows the failure.
        .catch(() => {});
    },
    prepare: () => {},
    subscribe: () => () => {},
    heal: () => () => {},
    reportRenderError: (_remote, error) => console.error(error),
  };
}

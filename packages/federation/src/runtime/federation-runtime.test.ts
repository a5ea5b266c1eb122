import type { Container, ShareScope } from '@paddock/release/record';
import { expect, test, vi } from 'vitest';
import { createFederationRuntime } from '../index.ts';
import { providedBy } from './federation-runtime.ts';

const build = { contract: '^2.0.0' };
const get = () => () => 'the one React';
const shares = (): ShareScope => ({ react: { '19.3.1': { get, from: 'shell' } } });

const containerOf = (module: unknown): Container => ({ init: () => {}, get: async () => () => module });

/**
 * A container that takes react from the given scope, and writes into the scope as Module
 * Federation's own runtime does.
 */
function foreignContainer(given: ShareScope[]): Container {
  let react: unknown;
  return {
    init(scope: unknown) {
      const map = scope as Record<string, Record<string, Record<string, unknown>>>;
      given.push(map as ShareScope);
      const share = Object.values(map.react ?? {})[0] as { get(): () => unknown; useIn: string[] };
      react = share.get()();
      share.useIn.push('foreign');
      Object.assign(share, { lib: () => 'another React', loaded: true, get: () => () => 'another React' });
      if (map.react) map.react['20.0.0'] = { get: () => () => 'another React' };
      map.vue = { '3.5.0': { get: () => () => 'vue' } };
    },
    get: async () => () => ({ default: react }),
  };
}

test('[ENTER-1] a container is given the shares, then asked for the remote, and nothing is fetched', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the runtime must not fetch'));
  const given: unknown[] = [];
  const container: Container = {
    init: (scope) => {
      given.push(scope);
    },
    get: async (expose) => () => ({ default: expose }),
  };
  expect(await createFederationRuntime(shares()).module(container, build)).toEqual({ default: './remote' });
  expect(given).toMatchObject([shares()]);
  expect(fetched).not.toHaveBeenCalled();
});

test('[ENTER-1] two builds of one remote are two containers', async () => {
  const runtime = createFederationRuntime(shares());
  const [a, b] = await Promise.all(['B1', 'B2'].map((name) => runtime.module(containerOf({ default: name }), build)));
  expect([a, b]).toEqual([{ default: 'B1' }, { default: 'B2' }]);
});

test('[ENTER-2] nothing is remembered of a container that failed', async () => {
  const runtime = createFederationRuntime(shares());
  let tries = 0;
  const container: Container = {
    init() {
      tries += 1;
      if (tries === 1) throw new Error('half initialised');
    },
    get: async () => () => ({ default: 'whole' }),
  };
  await expect(runtime.module(container, build)).rejects.toThrow('half initialised');
  expect(await runtime.module(container, build)).toEqual({ default: 'whole' });
});

test('[ENTER-3] what a container writes into its shares reaches no other container and not the shell', async () => {
  const scope = shares();
  const runtime = createFederationRuntime(scope);
  const given: ShareScope[] = [];
  const modules = [];
  for (const _ of ['first', 'second']) modules.push(await runtime.module(foreignContainer(given), build));
  expect(modules, 'both got the one React').toEqual([{ default: 'the one React' }, { default: 'the one React' }]);
  expect(given[0]).not.toBe(given[1]);
  expect(scope).toEqual(shares());
  expect(providedBy(scope, '@paddock/host')).toEqual({ host: [], libraries: { react: ['19.3.1'] } });
});

test('[ENTER-4] a share has the fields that a runtime of Module Federation 2 reads', async () => {
  let react: unknown;
  const init = (scope: unknown) => {
    react = (scope as ShareScope).react;
  };
  const container = { ...containerOf({}), init };
  await createFederationRuntime(shares()).module(container, build);
  expect(react).toMatchObject({
    '19.3.1': {
      version: '19.3.1',
      from: 'shell',
      scope: ['default'],
      useIn: [],
      deps: [],
      loaded: true,
      strategy: 'loaded-first',
      shareConfig: { singleton: true, eager: true, requiredVersion: '^19.3.1', strictVersion: false },
    },
  });
});

test('[ENTER-5] of two majors of the host a container gets the one that its contract asks for', async () => {
  const host = (name: string) => ({ get: () => () => name });
  const majors = { '@paddock/host': { '1.9.0': host('facade'), '2.0.0': host('host') } };
  const given = async (contract: string, scope: ShareScope = majors) => {
    let hosts = {};
    const init = (shares: unknown) => {
      hosts = (shares as ShareScope)['@paddock/host'] ?? {};
    };
    await createFederationRuntime(scope).module({ ...containerOf({}), init }, { contract });
    return Object.keys(hosts);
  };
  expect(await given('^1.2.0')).toEqual(['1.9.0']);
  expect(await given('^2.0.0')).toEqual(['2.0.0']);
  expect(await given('^1.2.0 || ^2.0.0'), 'the newest').toEqual(['2.0.0']);
  expect(await given('^3.0.0'), 'an accepted break').toEqual(['2.0.0']);
  expect(providedBy(majors, '@paddock/host').host).toEqual(['1.9.0', '2.0.0']);
});

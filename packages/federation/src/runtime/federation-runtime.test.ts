import { createInstance } from '@module-federation/runtime';
import { expect, test, vi } from 'vitest';
import { type Container, createFederationRuntime } from '../index.ts';

const build = (name: string) => ({ container: name, entry: `https://paddock.test/builds/mf-racing/${name}/entry.js` });

const containerOf = (module: unknown): Container => ({ init: () => {}, get: async () => () => module });

/** A runtime of Module Federation itself; anything it would fetch fails the test. */
function startInstance(getButton: () => Promise<() => string> = async () => () => 'button') {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the runtime must not fetch'));
  const singleton = { requiredVersion: '*', singleton: true };
  const instance = createInstance({
    name: `shell_${Math.random()}`,
    remotes: [],
    shared: {
      react: { version: '19.3.1', scope: 'default', lib: () => 'the one React', shareConfig: singleton },
      '@paddock/ui/button': { version: '1.0.0', scope: 'default', get: getButton, shareConfig: singleton },
    },
  });
  return { instance, runtime: createFederationRuntime(instance), fetched };
}

test('FED-35 the runtime takes the container that the loader ran, hands it the shares, and fetches nothing', async () => {
  const { runtime, fetched } = startInstance();
  let scope: Record<string, unknown> = {};
  const container: Container = {
    init: (shareScope) => {
      scope = shareScope as typeof scope;
    },
    get: async (expose) => () => ({ default: expose }),
  };
  expect(await runtime.module(build('mf_racing_a'), container)).toMatchObject({ default: './remote' });
  expect(Object.keys(scope)).toContain('react');
  expect(fetched).not.toHaveBeenCalled();
});

test('FED-35 two builds of one remote are two remotes', async () => {
  const { runtime } = startInstance();
  const a = await runtime.module(build('mf_racing_b1'), containerOf({ default: 'B1' }));
  const b = await runtime.module(build('mf_racing_b2'), containerOf({ default: 'B2' }));
  expect([a, b]).toMatchObject([{ default: 'B1' }, { default: 'B2' }]);
});

test('FED-35 after a failure everything that the runtime knew of the build is forgotten, without a warning', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { runtime } = startInstance();
  const broken: Container = {
    init: () => {
      throw new Error('half initialised');
    },
    get: async () => () => ({}),
  };
  await expect(runtime.module(build('mf_racing_c'), broken)).rejects.toThrow('half initialised');
  const mended = runtime.module(build('mf_racing_c'), containerOf({ default: 'whole' }));
  expect(await mended).toMatchObject({ default: 'whole' });
  expect(warned).not.toHaveBeenCalled();
});

test('FED-35 a shared module whose load failed once is asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let loads = 0;
  const { instance, runtime } = startInstance(async () => {
    loads++;
    if (loads === 1) throw new Error('chunk failed');
    return () => 'button';
  });
  const container: Container = {
    init: () => {},
    get: async () => {
      const button = await instance.loadShare<string>('@paddock/ui/button');
      return () => ({ default: button !== false && button() });
    },
  };
  await expect(runtime.module(build('mf_racing_d'), container)).rejects.toThrow('chunk failed');
  expect(await runtime.module(build('mf_racing_d'), container)).toMatchObject({ default: 'button' });
});

test('FED-35 whoever asks the runtime for a remote past the boundary is refused', async () => {
  const { instance, fetched } = startInstance();
  instance.registerRemotes([{ name: 'other', entry: 'https://paddock.test/other.js' }]);
  await expect(instance.loadRemote('other/remote')).rejects.toThrow('past the boundary');
  expect(fetched).not.toHaveBeenCalled();
});

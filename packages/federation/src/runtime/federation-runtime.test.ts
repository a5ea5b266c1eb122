import { expect, test, vi } from 'vitest';
import { type Container, createFederationRuntime } from '../index.ts';

const shares = { react: { '19.3.1': { get: () => () => 'the one React' } } };

const containerOf = (module: unknown): Container => ({ init: () => {}, get: async () => () => module });

test('ENTER-1 a container is given the shares, then asked for the remote, and nothing is fetched', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the runtime must not fetch'));
  const given: unknown[] = [];
  const container: Container = {
    init: (scope) => {
      given.push(scope);
    },
    get: async (expose) => () => ({ default: expose }),
  };
  expect(await createFederationRuntime(shares).module(container)).toEqual({ default: './remote' });
  expect(given).toEqual([shares]);
  expect(fetched).not.toHaveBeenCalled();
});

test('ENTER-1 two builds of one remote are two containers', async () => {
  const runtime = createFederationRuntime(shares);
  const [a, b] = await Promise.all(['B1', 'B2'].map((name) => runtime.module(containerOf({ default: name }))));
  expect([a, b]).toEqual([{ default: 'B1' }, { default: 'B2' }]);
});

test('ENTER-2 nothing is remembered of a container that failed', async () => {
  const runtime = createFederationRuntime(shares);
  let tries = 0;
  const container: Container = {
    init() {
      tries += 1;
      if (tries === 1) throw new Error('half initialised');
    },
    get: async () => () => ({ default: 'whole' }),
  };
  await expect(runtime.module(container)).rejects.toThrow('half initialised');
  expect(await runtime.module(container)).toEqual({ default: 'whole' });
});

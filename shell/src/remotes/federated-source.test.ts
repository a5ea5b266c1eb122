import type { Boundary } from '@paddock/federation';
import { expect, test, vi } from 'vitest';
import { createFederatedSource } from './federated-source.ts';

test('[POLLING-11] a remote that is loaded in the background is told of once it is ready', async () => {
  const loaded = { buildId: '1', module: { messages: { de: async () => ({ default: {} }) } } };
  let state: object = { name: 'idle' };
  const tell = new Set<() => void>();
  const boundary = {
    current: { remotes: { 'mf-a': { claims: {} } } },
    state: () => state,
    async load() {
      state = { name: 'loaded', loaded };
      for (const each of tell) each();
      return loaded;
    },
    subscribe(listener: () => void) {
      tell.add(listener);
      return () => tell.delete(listener);
    },
  };
  const source = createFederatedSource(boundary as unknown as Boundary, { addResourceBundle() {} } as never);
  const seen: number[] = [];
  const listener = vi.fn(() => void seen.push(source.ready().size));
  const stop = source.subscribe(listener);
  await source.load('mf-a');
  expect(seen.at(-1)).toBe(1);
  await source.load('mf-a');
  stop();
  const calls = listener.mock.calls.length;
  for (const each of tell) each();
  expect(listener).toHaveBeenCalledTimes(calls);
});

test('[ROUTING-29] texts that fail to load are named as the failure of their remote', async () => {
  const failed = Object.assign(new Error('texts are missing'), { name: 'ChunkLoadError' });
  const loaded = { buildId: '1', module: { messages: { de: () => Promise.reject(failed) } } };
  const missing = { remote: 'mf-a', errorClass: 'http' };
  let failure: object | null = missing;
  const boundary = { load: async () => loaded, failureOf: () => failure };
  const source = createFederatedSource(boundary as unknown as Boundary, {} as never);
  await expect(source.load('mf-a')).rejects.toBe(missing);
  // Their own code threw: no missing file is the cause.
  failure = null;
  await expect(source.load('mf-a')).rejects.toBe(failed);
});

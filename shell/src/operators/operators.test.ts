import type { Boundary, TabRelease } from '@paddock/federation';
import { expect, test } from 'vitest';
import { baggageOf } from './operators.ts';

test('[VITALS-2] calls carry the release of the page and the builds that run in it, as they are then', () => {
  const release = { shell: { buildId: '2.0.0-a' } } as TabRelease;
  const loaded = new Map<string, string>();
  const boundary = {
    current: { sequence: 8, remotes: { 'mf-a': {}, 'mf-b': {} } },
    state: (remote: string) =>
      loaded.has(remote) ? { name: 'loaded', loaded: { buildId: loaded.get(remote) } } : { name: 'idle' },
  } as unknown as Boundary;
  expect(baggageOf(release, boundary)).toBe('paddock.release=8,paddock.build.shell=2.0.0-a');
  loaded.set('mf-a', '1.0.0-b');
  expect(baggageOf(release, boundary)).toBe('paddock.release=8,paddock.build.shell=2.0.0-a,paddock.build.mf-a=1.0.0-b');
});

import { expect, test } from 'vitest';
import { showToDevTools } from './devtools.ts';
import { finish, RACING, startRacing } from './fake/drive.ts';
import { B } from './fake/fake-release.ts';

interface Shown {
  moduleInfo: Record<string, object>;
  __SHARE__: Record<string, { default: Record<string, Record<string, { useIn: string[]; get?: unknown }>> }>;
  __INSTANCES__?: unknown[];
}

const show = () => {
  const made = startRacing();
  const globals: Record<string, unknown> = {};
  showToDevTools(globals, made.boundary, made.release, { react: ['19.3.1'] });
  return { ...made, globals, read: () => globals.__FEDERATION__ as Shown };
};

test('[DEVTOOLS-1] names, builds, remotes and shares are there in the shape that Module Federation’s DevTools read', async () => {
  const { page, boundary, release, read } = show();
  expect(read().moduleInfo).toEqual({
    [`shell:${release.shell.buildId}`]: {
      version: release.shell.buildId,
      remoteEntry: '',
      remotesInfo: { [RACING]: { matchedVersion: B } },
    },
    [`${RACING}:${B}`]: { version: B, remoteEntry: `/builds/${RACING}/${B}/entry.js`, remotesInfo: {} },
  });
  const react = () => read().__SHARE__.shell?.default.react?.['19.3.1'];
  expect(react()).toMatchObject({ version: '19.3.1', from: 'shell', loaded: true, useIn: [] });
  await finish(page, boundary.load(RACING));
  expect(react()?.useIn).toEqual([RACING]);
  expect(JSON.parse(JSON.stringify(read()))).toEqual(read());
});

test('[DEVTOOLS-2] what a remote writes there changes nothing of it, and the runtime of a foreign remote finds its own', () => {
  const { globals, read, boundary, release } = show();
  const before = structuredClone(read());
  // A runtime of Module Federation 2 begins like this.
  read().__INSTANCES__ ??= [];
  read().__INSTANCES__?.push({ name: 'foreign' });
  read().moduleInfo['foreign:1.0.0'] = { version: '1.0.0' };
  expect(read().__INSTANCES__).toEqual([{ name: 'foreign' }]);
  expect(read().moduleInfo['foreign:1.0.0']).toEqual({ version: '1.0.0' });

  globals.__FEDERATION__ = null;
  Object.assign(read(), { moduleInfo: { [`${RACING}:${B}`]: { version: '6.6.6' } }, __SHARE__: {} });
  const react = read().__SHARE__.shell?.default.react?.['19.3.1'];
  react?.useIn.push('foreign');
  Object.assign(react ?? {}, { get: () => 'another React' });
  expect(() => Object.defineProperty(globals, '__FEDERATION__', { value: 1 })).toThrow(TypeError);
  expect(read()).toMatchObject(before);
  expect(read().__SHARE__.shell?.default.react?.['19.3.1']).not.toHaveProperty('get');
  expect(boundary.current.remotes[RACING]).toEqual(release.remotes[RACING]);
});

test('[DEVTOOLS-3] nothing is made before it is read', () => {
  const globals: Record<string, unknown> = {};
  const fail = () => {
    throw new Error('read too early');
  };
  const boundary = new Proxy({}, { get: fail }) as never;
  showToDevTools(globals, boundary, {} as never, {});
  expect(() => globals.__FEDERATION__).toThrow('read too early');
});

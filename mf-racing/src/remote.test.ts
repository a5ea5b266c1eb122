import { expect, test } from 'vitest';
import config from '../remote.config.ts';
import remote from './remote.ts';

test('RACE-25 the URLs that are claimed are the URLs that are served, each by the module that it names', async () => {
  expect(config.claims.routes?.map(({ path }) => path)).toEqual(remote.routes.map(({ path }) => path));
  for (const { module } of config.claims.routes ?? []) expect(module).toMatch(/^\.\/src\/[\w-]+\/[\w-]+\.route\.tsx$/);
  for (const { lazy } of remote.routes)
    expect(await lazy()).toMatchObject({ loader: expect.any(Function), Component: expect.any(Function) });
});

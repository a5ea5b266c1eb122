import { expect, test } from 'vitest';
import config from '../remote.config.ts';
import remote from './remote.ts';

test('[STR-3] the module gives the routes, panels and slots that are claimed, and no others', async () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(config.claims.routes?.map(({ path }) => path));
  for (const [at, { module }] of (config.claims.routes ?? []).entries()) {
    expect(await remote.routes[at]?.lazy()).toBe(await import(/* @vite-ignore */ module.replace('./src', '.')));
  }
  expect(Object.keys(remote.panels)).toEqual(config.claims.panels);
  expect(Object.keys(remote.slots)).toEqual(config.claims.slots);
});

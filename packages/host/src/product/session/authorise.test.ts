import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authorise } from './authorise.ts';

const call = () => new Request('http://shop.test/api/v1/bets', { method: 'POST', body: '{}' });
const headersOf = (request: Request) => [request.headers.get('access-token'), request.headers.get('x-csrf-token')];

test('[TOKENS-12] a call carries the access token and the CSRF token that there are', () => {
  expect(headersOf(authorise(call(), { access: 'a1', csrf: 'c1' }))).toEqual(['a1', 'c1']);
  expect(headersOf(authorise(call(), { access: null, csrf: 'c1' }))).toEqual([null, 'c1']);
  expect(headersOf(authorise(call(), { access: 'a1', csrf: null }))).toEqual(['a1', null]);
});

test('[TOKENS-12] no other file of shell, remotes and their packages names these headers', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const files = globSync('{shell,mf-*,packages/{api,betslip,forms,host,pages,ui}}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/generated/**', '**/testing/**', '**/*.test.*'],
  });
  const naming = files.filter((file) => /'(?:access-token|x-csrf-token)'/.test(readFileSync(join(root, file), 'utf8')));
  expect(naming).toEqual(['packages/host/src/product/session/authorise.ts']);
});

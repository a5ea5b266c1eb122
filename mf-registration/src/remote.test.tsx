import { brotliCompressSync } from 'node:zlib';
import { expectWhole } from '@paddock/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import config from '../remote.config.ts';
import { pages } from './pages.ts';
import remote from './remote.ts';
import { fakeRegistration, forgetAll, show, TOKEN } from './testing/show.ts';

test('[REGISTER-4] the module gives what is claimed, and nothing else', () => expectWhole(config, remote));

test('[REGISTER-5] the old addresses of the bank code lead to the link that the account gives', () => {
  const aliases = Object.values(pages).flatMap((page) =>
    'leadsTo' in page && page.leadsTo === 'bankCode' ? [page.path] : [],
  );
  expect(aliases).toEqual(['/register/bank-code', '/registerv2/bank-code']);
});

test.each(['de', 'en'] as const)(
  '[REGISTER-24] the texts of all pages (%s) are at most 2.5 kB compressed',
  async (locale) => {
    const { default: texts } = await remote.messages[locale]();
    expect(brotliCompressSync(JSON.stringify(texts)).length).toBeLessThanOrEqual(2560);
  },
);

test.each([
  ['/register', '/register/v3/start', ''],
  ['/register/start?campaign=7', '/register/v3/start', '?campaign=7'],
  ['/startregister', '/register/v3/start', ''],
  [`/register/${TOKEN}`, `/register/v3/continue/${TOKEN}/email`, ''],
])('[REGISTER-9] %s leads to %s', async (from, to, search) => {
  forgetAll();
  fakeRegistration();
  const { router } = await show(from);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: to, search }));
});

import type { components } from '@paddock/api';
import { logOut } from '@paddock/host';
import { adoptTokens } from '@paddock/host/shell';
import { onTestFinished } from 'vitest';
import { exampleOf } from './example-of.ts';

type User = components['schemas']['User'];

/** The API's answer to `GET me`: the contract's example with these facts. */
export const customer = (facts: Partial<User> = {}): User => ({
  ...(exampleOf('me') as User),
  ...facts,
});

/** Logs in until the test ends. `fakeApi` must answer `/api/v1/customer/me`. */
export async function logInForTest(id = '7'): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = btoa(JSON.stringify({ sub: id, iat: seconds, exp: seconds + 3600 }));
  await adoptTokens({ bearerToken: `head.${claims}.signature`, refreshToken: 'refresh' });
  onTestFinished(async () => void (await logOut({ force: true })));
}

import { DEMO_PASSWORD, type DemoName } from '../../src/server/demo/demo-customers.ts';
import type { createTestApi } from './ask.ts';
import type { createAuthenticator } from './authenticator.ts';

/** Where passkeys of the tests are valid. */
export const SITE_URL = 'https://shop.test';

/** The challenge as a browser at the site passes it on to an authenticator. */
export const wishOf = ({ challenge, domain }: { challenge: string; domain: string }) => ({
  challenge,
  domain,
  origin: SITE_URL,
});

/** Adds the passkey of this authenticator to a demo customer. */
export const addPasskey = async (
  { call }: Pick<ReturnType<typeof createTestApi>, 'call'>,
  authenticator: ReturnType<typeof createAuthenticator>,
  as: DemoName = 'active',
) => {
  const { data } = await call('startPasskey', { as, body: { current_password: DEMO_PASSWORD } });
  return call('addPasskey', { as, body: authenticator.make(wishOf(data)) });
};

import type { components } from '@paddock/api';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { PasskeyTable } from './passkey.tables.ts';

type Schemas = components['schemas'];

/** Loaded with the first passkey: loading takes a tenth of a second, too long for the start. */
const library = () => import('@simplewebauthn/server');

/** The pages for which a passkey is valid, and the check of its challenge. */
export interface Expected {
  /** The origin of the pages. */
  siteUrl: string;
  takes(challenge: string): Promise<boolean>;
}

/** The domain to which passkeys are bound. */
export const domainOf = (siteUrl: string): string => new URL(siteUrl).hostname;

// Requires a face, a finger or a PIN, because a passkey replaces the password.
const expectedBy = ({ siteUrl, takes }: Expected) => ({
  expectedChallenge: takes,
  expectedOrigin: siteUrl,
  expectedRPID: domainOf(siteUrl),
  requireUserVerification: true,
});

const credentialOf = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
});

/** @returns the key of a new passkey; null for an invalid answer */
export const readNewPasskey = async (
  { id, client_data, attestation }: Schemas['NewPasskey'],
  expected: Expected,
): Promise<Pick<PasskeyTable, 'id' | 'public_key' | 'counter'> | null> => {
  const { verifyRegistrationResponse } = await library();
  const response = credentialOf(id, { clientDataJSON: client_data, attestationObject: attestation });
  const found = await verifyRegistrationResponse({ response, ...expectedBy(expected) }).catch(() => null);
  if (!found?.verified) return null;
  const { credential } = found.registrationInfo;
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
};

/** @returns the new count of a passkey that signed the challenge; null for an invalid answer */
export const readSignature = async (
  { id, client_data, authenticator_data, signature }: Schemas['PasskeyLogin'],
  passkey: Selectable<PasskeyTable>,
  expected: Expected,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await library();
  const response = { clientDataJSON: client_data, authenticatorData: authenticator_data, signature };
  const found = await verifyAuthenticationResponse({
    response: credentialOf(id, response),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    ...expectedBy(expected),
  }).catch(() => null);
  return found?.verified ? found.authenticationInfo.newCounter : null;
};

/**
 * Stores the new count of a passkey that signed.
 * @returns false if it was removed, or used elsewhere, since it was read
 */
export const countSignature = async (
  database: Kysely<Tables>,
  { id, counter: before }: Selectable<PasskeyTable>,
  counter: number,
  now: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

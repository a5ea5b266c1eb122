import type { ApiInput } from '@paddock/api';
import { addPasskey, getPasskeys, removePasskey, startPasskey } from '@paddock/api/auth';
import { api } from '@paddock/host';
import { readAgain } from '@paddock/pages/read-again';

/**
 * Removes a passkey. A failure raises an alert of the shell; the list is read again in any case.
 * @param prove has the customer step up, see `useStepUp`
 */
export const removePasskeyMutation = (prove: () => Promise<void>) => ({
  mutationFn: async (input: ApiInput<'removePasskey'>) => {
    await prove();
    return api.call(removePasskey, input);
  },
  onSettled: () => readAgain(getPasskeys),
});

/** The browser created no passkey: the customer cancelled, or this device already has one. */
export class NoPasskey extends Error {}

/**
 * Has the browser create a passkey, and adds it to the account.
 * @throws NoPasskey, or ApiError `wrong_password`, `invalid_passkey`, 429
 */
export async function makePasskey(currentPassword: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { data } = await api.call(startPasskey, { body: { currentPassword } });
  const { challenge, domain, userId, userName, known } = data;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: domain, name: 'Paddock' },
      user: { id: userId, name: userName, displayName: userName },
      // Ed25519, P-256, RSA: each authenticator supports one of them.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map((credential) => ({ id: credential, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  }).catch(() => {
    throw new NoPasskey('The browser made no passkey.');
  });
  await api.call(addPasskey, {
    body: { id, clientData: response.clientDataJSON, attestation: response.attestationObject },
  });
  readAgain(getPasskeys);
}

import { startStepUp, stepUp } from '@paddock/api/auth';
import { api } from '@paddock/host';

const askForChallenge = async () => (await api.call(startStepUp)).data.stepUp;

/**
 * Whether the customer has to step up now. Only a customer with a passkey has to, once in five
 * minutes.
 * @throws ApiError
 */
export const needsStepUp = async (): Promise<boolean> => (await askForChallenge()) !== null;

/**
 * Has the browser sign with a passkey of the customer.
 * @throws ApiError `invalid_passkey`; any other error if the browser signed nothing
 */
export async function stepUpByPasskey(): Promise<void> {
  // A challenge is answered once, so each attempt has its own.
  const asked = await askForChallenge();
  if (asked === null) return;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge: asked.challenge,
      rpId: asked.domain,
      allowCredentials: asked.passkeys.map((passkey) => ({ id: passkey, type: 'public-key' })),
      userVerification: 'required',
    },
  });
  const { clientDataJSON: clientData, authenticatorData, signature } = response;
  await api.call(stepUp, { body: { passkey: { id, clientData, authenticatorData, signature } } });
}

/** @throws ApiError `wrong_password`, 429 */
export async function stepUpByPassword(currentPassword: string): Promise<void> {
  await api.call(stepUp, { body: { currentPassword } });
}

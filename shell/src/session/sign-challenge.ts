import type { ApiData } from '@paddock/api';
import type { PasskeyAnswer } from '@paddock/host/shell';

/**
 * Has the browser sign a challenge with a passkey.
 * @param isSuggested whether the browser suggests its passkeys at the e-mail field and waits until
 * one is chosen, instead of asking at once. A later call ends the wait.
 * @throws DOMException or Error if no passkey was chosen
 */
export async function signChallenge(
  { challenge, domain }: ApiData<'startPasskeyLogin'>,
  isSuggested = false,
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: domain, userVerification: 'required' },
    useBrowserAutofill: isSuggested,
    // The field may come later than this call.
    verifyBrowserAutofillInput: false,
  });
  const { clientDataJSON: clientData, authenticatorData, signature } = response;
  return { id, clientData, authenticatorData, signature };
}

/** Ends the wait for a suggested passkey. */
export const endSuggestion = async (): Promise<void> =>
  (await import('@simplewebauthn/browser')).WebAuthnAbortService.cancelCeremony();

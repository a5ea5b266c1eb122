import { getPasskeys } from '@paddock/api/auth';
import { api, onSessionEvent, pageCookies } from '@paddock/host';
import { usePasskeyOffer } from './use-passkey-offer.ts';

/** Whether the offer was answered in this browser. */
const COOKIE = 'paddock_passkey_offer';
/** 90 days. */
const NOT_AGAIN_SECONDS = 90 * 24 * 3_600;

/**
 * After a login, offers a passkey to a customer who has none, where the device has a face, a finger
 * or a PIN to show (account §6). Returns the unsubscribe function.
 */
export const offerPasskey = (): (() => void) =>
  onSessionEvent(({ type }) => {
    if (type === 'loggedOut') usePasskeyOffer.setState({ isDue: false });
    // Without an answer nothing is offered: the next login tries again.
    if (type === 'loggedIn') void decide().catch(() => {});
  });

async function decide(): Promise<void> {
  if (pageCookies().read(COOKIE) !== null) return;
  const { PublicKeyCredential } = window as Partial<Pick<typeof globalThis, 'PublicKeyCredential'>>;
  if (!(await PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable())) return;
  const { data } = await api.call(getPasskeys);
  if (data.length === 0) usePasskeyOffer.setState({ isDue: true });
}

/** Ends the offer, in this browser for 90 days. */
export function endPasskeyOffer(): void {
  pageCookies().write(COOKIE, '1', NOT_AGAIN_SECONDS);
  usePasskeyOffer.setState({ isDue: false });
}

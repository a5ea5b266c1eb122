import { onReset, pageCookies } from '@paddock/host';

/** The newest message that had its bubble, or came before bubbles were shown (second spec §3). */
const COOKIE = 'paddock_last_bubble';
/** 30 days, as long as a login lasts (core §9). */
const KEPT_SECONDS = 30 * 24 * 3_600;

/** Null until the first message of this customer in this browser is stored. */
export function lastBubble(): number | null {
  const id = Number(pageCookies().read(COOKIE) ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : null;
}

export const keepLastBubble = (id: number): void => pageCookies().write(COOKIE, String(id), KEPT_SECONDS);

onReset(() => pageCookies().remove(COOKIE));

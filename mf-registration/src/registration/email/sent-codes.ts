import { tryStorage } from '@paddock/forms/drafts';

const NAME = 'paddock_register_codes';

/**
 * Marks the code of a link as sent in this tab.
 * @returns false if it was sent before: a reload or the back button sends nothing
 */
export function isFirstSending(token: string, code: string): boolean {
  const key = `${token}:${code}`;
  // Without session storage it is enough that the code is no longer in the URL.
  const wasSent = tryStorage(() => {
    const sent = sessionStorage.getItem(NAME)?.split(' ') ?? [];
    if (sent.includes(key)) return true;
    sessionStorage.setItem(NAME, [...sent, key].join(' '));
    return false;
  });
  return wasSent !== true;
}

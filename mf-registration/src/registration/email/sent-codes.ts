const NAME = 'paddock_register_codes';

/**
 * Marks the code of a link as sent in this tab.
 * @returns false if it was sent before: a reload or the back button sends nothing
 */
export function isFirstSending(token: string, code: string): boolean {
  const key = `${token}:${code}`;
  try {
    const sent = sessionStorage.getItem(NAME)?.split(' ') ?? [];
    if (sent.includes(key)) return false;
    sessionStorage.setItem(NAME, [...sent, key].join(' '));
  } catch {
    // The browser forbids session storage: the code is no longer in the URL, which is enough.
  }
  return true;
}

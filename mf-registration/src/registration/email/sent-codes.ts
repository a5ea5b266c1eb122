const NAME = 'paddock_register_codes';

/**
 * Marks the code of a link as sent in this tab.
 * @returns false if it was before: a reload or the back button sends nothing
 */
export function isFirstSending(token: string, code: string): boolean {
  const key = `${token}:${code}`;
  try {
    const sent = sessionStorage.getItem(NAME)?.split(' ') ?? [];
    if (sent.includes(key)) return false;
    sessionStorage.setItem(NAME, [...sent, key].join(' '));
  } catch {
    // A browser that forbids session storage: the code is not in the address any more.
  }
  return true;
}

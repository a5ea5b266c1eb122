const NAME = 'paddock_register_codes';

/** For browsers that forbid session storage. */
const sent = new Set<string>();

function stored(): string[] {
  try {
    return sessionStorage.getItem(NAME)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/**
 * Marks the code of a link as sent in this tab.
 * @returns false if it was before: a reload or the back button sends nothing
 */
export function isFirstSending(token: string, code: string): boolean {
  const key = `${token}:${code}`;
  const before = stored();
  if (sent.has(key) || before.includes(key)) return false;
  sent.add(key);
  try {
    sessionStorage.setItem(NAME, [...before, key].join(' '));
  } catch {
    // The set does until the page is loaded again.
  }
  return true;
}

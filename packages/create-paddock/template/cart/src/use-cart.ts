import { useCallback, useState } from 'react';

const NAME = 'cart';

/** Another build, or another tab, may have stored something else. */
const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/**
 * The ids in the cart, kept in this browser. Each piece is unique, so the cart has it at most once.
 */
export function useCart() {
  const [ids, setIds] = useState(read);
  const change = useCallback((next: (ids: string[]) => string[]) => {
    const changed = next(read());
    localStorage.setItem(NAME, JSON.stringify(changed));
    setIds(changed);
  }, []);
  return {
    ids,
    add: useCallback((id: string) => change((present) => [...new Set([...present, id])]), [change]),
    remove: useCallback((id: string) => change((present) => present.filter((each) => each !== id)), [change]),
  };
}

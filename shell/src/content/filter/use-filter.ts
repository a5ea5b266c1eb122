import { useSearchParams } from 'react-router';

/**
 * Keeps a list's filter in the query of its URL: it survives going back, and can be shared. Empty
 * fields are left out.
 */
export function useFilter<Name extends string>(...names: Name[]) {
  const [search, setSearch] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>;
  const setFilter = (change: Partial<Record<Name, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string | undefined>(change)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [filter, setFilter] as const;
}

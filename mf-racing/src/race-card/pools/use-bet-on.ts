import { useSearchParams } from 'react-router';

/** The pool whose grid is open, from the URL: one at a time, and part of a shared link. */
export function useBetOn() {
  const [search, setSearch] = useSearchParams();
  const betOn = search.get('bet');
  const toggleBet = (pool: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('runners');
        if (pool === betOn) next.delete('bet');
        else next.set('bet', pool);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { betOn, toggleBet };
}

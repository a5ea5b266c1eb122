import { useLocale } from '@paddock/host';
import { useIsLoggedIn } from '@paddock/pages';
import { useRemoteSource } from '../remotes/source-context.ts';

/**
 * The entries of a menu that this customer or visitor sees, in the language of the page. The
 * remotes of this release claim them.
 */
export function useMenu(menu: 'main' | 'user'): { path: string; label: string }[] {
  const locale = useLocale();
  const viewer = useIsLoggedIn() ? 'customer' : 'anonymous';
  return useRemoteSource()
    .menu(menu)
    .filter(({ audience = viewer }) => audience === viewer)
    .map(({ path, label }) => ({ path, label: label[locale] ?? path }));
}

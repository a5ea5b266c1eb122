import { matchClaim } from '@paddock/federation';
import type { RemoteModule } from '@paddock/host';

/**
 * Starts loading the page in parallel with its texts. React Router requests it a moment later and
 * gets the load in flight.
 */
export function startPage({ routes = [] }: RemoteModule, path: string) {
  const pages = routes.flatMap(({ path, lazy }) => (path && typeof lazy === 'function' ? [{ path, lazy }] : []));
  matchClaim(pages, path)
    ?.claim.lazy()
    .catch(() => {});
}

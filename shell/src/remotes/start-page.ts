import { matchClaim } from '@paddock/federation';
import type { RemoteModule } from '@paddock/host';

/**
 * The page comes beside its texts, and not after them: React Router asks for it a moment later and
 * gets what is under way.
 */
export function startPage({ routes = [] }: RemoteModule, path: string) {
  const pages = routes.flatMap(({ path, lazy }) => (path && typeof lazy === 'function' ? [{ path, lazy }] : []));
  matchClaim(pages, path)
    ?.claim.lazy()
    .catch(() => {});
}

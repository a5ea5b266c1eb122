import { provideShellServices } from '@paddock/core/shell';
import { type Boundary, createClaims } from '@paddock/federation';
import { createContext, useContext } from 'react';

/**
 * The remotes of the release that this tab runs: `boundary` has their code, `claims` their claims.
 */
export interface Remotes {
  boundary: Boundary;
  claims: ReturnType<typeof createClaims>;
}

export const RemotesContext = createContext<Remotes | null>(null);

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a <RemotesContext>: see app.tsx');
  return remotes;
}

/** Also connects `href`, `send` and `<Slot>` of `@paddock/core` to the shell. */
export function createRemotes(boundary: Boundary): Remotes {
  const claims = createClaims(() =>
    Object.fromEntries(Object.entries(boundary.current.remotes).map(([name, build]) => [name, build.claims])),
  );
  const deliver = async (remote: string, message: string, data: object) => {
    const { module } = await boundary.load(remote);
    module.takes?.[message]?.(data as never);
  };
  provideShellServices({
    links: claims.links,
    deliver(message, data) {
      // A remote that fails to load, or throws, must not fail the sender.
      for (const remote of claims.messageOwners(message))
        deliver(remote, message, data).catch((error) => boundary.reportRenderError(remote, error));
    },
  });
  return { boundary, claims };
}

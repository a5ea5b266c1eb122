import { type Claims, matchClaim } from '@paddock/federation';

type ClaimsByRemote = Record<string, Claims>;

/** The questions that the shell asks of what remotes claim. */
export const createClaims = (claims: () => ClaimsByRemote) => {
  const owners = (owns: (claim: Claims) => boolean): string[] =>
    Object.entries(claims())
      .filter(([, claim]) => owns(claim))
      .map(([remote]) => remote);
  return {
    /** The most specific claim wins, whoever made it. */
    pageOwner(path: string): string | null {
      const routes = Object.entries(claims()).flatMap(([remote, claim]) =>
        claim.routes.map((route) => ({ path: route.path, remote })),
      );
      return matchClaim(routes, path)?.claim.remote ?? null;
    },
    panelOwner: (panel: string): string | null => owners(({ panels }) => panels.includes(panel))[0] ?? null,
    slotOwners: (slot: string): string[] => owners(({ slots }) => slots.includes(slot)),
    navigation: () =>
      Object.values(claims())
        .flatMap(({ navigation }) => navigation)
        .sort((a, b) => a.position - b.position),
  };
};
